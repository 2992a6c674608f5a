import { Trans, useLingui } from '@lingui/react/macro';
import puzzle from '@phosphor-icons/core/regular/puzzle-piece.svg?raw';
import { activeLocale } from '../../../i18n/locale.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toRowGroups } from '../model/personality.model.ts';
import { Loadable } from './Loadable.tsx';
import * as styles from './PersonalitySection.css.ts';
import { SayingText } from './SayingText.tsx';
import { usePersonality } from './useProfile.ts';

/** What they have answered in the questionnaire, under the headings of the back end. */
export function PersonalitySection({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  return (
    <Loadable query={usePersonality(profileId)} trouble={t`Error: the answers could not be loaded`}>
      {(answered) => {
        const groups = toRowGroups(answered, activeLocale());
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
                  {rows.map(({ id, question, saying }) => (
                    <div key={id} className={styles.row}>
                      <dt className={styles.question}>
                        <bdi>{question}</bdi>
                      </dt>
                      <dd className={styles.answer}>
                        <SayingText saying={saying} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </Card>
            ))}
          </Stack>
        );
      }}
    </Loadable>
  );
}
