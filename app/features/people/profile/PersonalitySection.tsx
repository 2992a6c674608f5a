import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import puzzle from '@phosphor-icons/core/regular/puzzle-piece.svg?icon';
import { useQuery } from '@tanstack/react-query';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { useFormatHeight } from '../../../fields/useFormatHeight.ts';
import { activeLocale, intlTag } from '../../../i18n/activeLocale.ts';
import { truncate } from '../../../lib/truncate.ts';
import { personalityQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { type PublicAnswer, toAnswerGroups } from '../model/publicAnswers.ts';
import * as styles from './profileSections.css.ts';

/** The answers to the questionnaire, in the groups of the back end. */
export function PersonalitySection({ profileId }: { profileId: string }) {
  const { t } = useLingui();
  return (
    <QueryGate
      query={useQuery(personalityQuery(useApi(), profileId))}
      errorTitle={t`Error: the answers could not be loaded`}
    >
      {(personality) => {
        const groups = toAnswerGroups(personality, activeLocale());
        if (groups.length === 0) {
          return (
            <EmptyState icon={puzzle}>
              <Text>{t`Nothing has been answered here yet.`}</Text>
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

const MAX_ANSWER_LENGTH = 500;

/** An answer in words of the member's language and measures. */
function AnswerText({ answer }: { answer: PublicAnswer }) {
  const { t } = useLingui();
  const formatHeight = useFormatHeight();
  switch (answer.kind) {
    case 'texts': {
      const texts = answer.texts.map((text) => truncate(text, MAX_ANSWER_LENGTH));
      return <bdi>{new Intl.ListFormat(intlTag(), { type: 'unit' }).format(texts)}</bdi>;
    }
    case 'scaleStep': {
      const { step, of } = answer;
      return t`${{ step }} out of ${{ of }}`;
    }
    case 'height':
      return formatHeight(answer.value);
    case 'anyDistance':
      return t`I don’t mind`;
    case 'distance': {
      const unit = site.metric ? 'kilometer' : 'mile';
      return new Intl.NumberFormat(intlTag(), { style: 'unit', unit, unitDisplay: 'long' }).format(answer.value);
    }
    case 'range': {
      const { from, to, isAgeRange } = answer;
      if (isAgeRange) return t`${{ from }} to ${plural(to, { one: '# year', other: '# years' })}`;
      return t`${{ from: formatHeight(from) }} to ${{ to: formatHeight(to) }}`;
    }
  }
}
