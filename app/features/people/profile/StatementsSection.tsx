import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import puzzle from '@phosphor-icons/core/regular/puzzle-piece.svg?icon';
import { useQuery } from '@tanstack/react-query';
import { findOwnAge } from '../../../answers/commonGround/findOwnAge.ts';
import type { StatementHeading } from '../../../answers/toStatementHeading.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { todayAsIsoDay } from '../../../lib/dates/dateTime.ts';
import { personalityQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { toStatementGroups } from '../model/toStatementGroups.ts';
import { StatementLine } from './StatementLine.tsx';
import * as styles from './StatementsSection.css.ts';

interface StatementsSectionProps {
  profileId: string;
  name: string;
  /** Whether it is the viewer's own profile, where nothing is compared. */
  own: boolean;
}

const themeTitles = {
  everyday: msg`Everyday life`,
  values: msg`What matters`,
  dreams: msg`Dreams and places`,
  wishes: msg`Looking for`,
} as const satisfies Record<StatementHeading, unknown>;

/** A section with the statements of a member's answers, with a mark on what the viewer shares. */
export function StatementsSection({ profileId, name, own }: StatementsSectionProps) {
  const { t } = useLingui();
  const api = useApi();
  const { data: ownGroups } = useQuery({ ...personalityQuery(api), enabled: !own });
  return (
    <QueryGate query={useQuery(personalityQuery(api, profileId))} errorTitle={t`Error: the answers couldn’t be loaded`}>
      {(personality) => {
        const viewer = ownGroups && !own ? { groups: ownGroups, age: findOwnAge(ownGroups, todayAsIsoDay()) } : null;
        const groups = toStatementGroups(personality, viewer, activeLocale());
        if (groups.length === 0) {
          return (
            <EmptyState icon={puzzle}>
              <Text>{t`No answers here yet.`}</Text>
            </EmptyState>
          );
        }
        return (
          <div className={styles.groups}>
            {groups.map(({ key, theme, title, statements }) => (
              <div key={key} className={styles.group}>
                <Card>
                  <Heading level={3}>{theme === null ? <bdi>{title}</bdi> : t(themeTitles[theme])}</Heading>
                  <ul className={styles.list}>
                    {statements.map((statement) => (
                      <StatementLine key={statement.id} statement={statement} name={name} />
                    ))}
                  </ul>
                </Card>
              </div>
            ))}
          </div>
        );
      }}
    </QueryGate>
  );
}
