import { Trans, useLingui } from '@lingui/react/macro';
import puzzle from '@phosphor-icons/core/regular/puzzle-piece.svg?icon';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { activeLocale } from '../../../i18n/locale.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { toAnswerGroups } from '../model/personality.model.ts';
import { AnswerText } from './AnswerText.tsx';
import * as styles from './PersonalitySection.css.ts';
import { usePersonality } from './profileQueries.ts';

/** The answers to the questionnaire, in the groups of the back end. */
export function PersonalitySection({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  return (
    <QueryGate query={usePersonality(profileId)} errorTitle={t`Error: the answers could not be loaded`}>
      {(personality) => {
        const groups = toAnswerGroups(personality, activeLocale());
        if (groups.length === 0) {
          return (
            <EmptyState icon={puzzle}>
              <Text>
                <Trans>Nothing has been answered here yet.</Trans>
              </Text>
            </EmptyState>
          );
        }
        return (
          <Stack gap="large">
            {groups.map(({ key, title, rows }) => (
              <Card key={key}>
                <Heading level={3}>
                  <bdi>{title}</bdi>
                </Heading>
                <dl className={styles.list}>
                  {rows.map(({ id, question, answer }) => (
                    <div key={id} className={styles.row}>
                      <dt className={styles.question}>
                        <bdi>{question}</bdi>
                      </dt>
                      <dd className={styles.answer}>
                        <AnswerText answer={answer} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </Card>
            ))}
          </Stack>
        );
      }}
    </QueryGate>
  );
}
