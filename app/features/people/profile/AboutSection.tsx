import { useLingui } from '@lingui/react/macro';
import quotes from '@phosphor-icons/core/regular/quotes.svg?icon';
import type { Profile } from '../../../api/contract/profile.ts';
import { truncate } from '../../../lib/truncate.ts';
import { splitDescription } from '../../../member/splitDescription.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import * as styles from './profileSections.css.ts';

const MAX_DESCRIPTION_LENGTH = 5000;

interface AboutSectionProps {
  profileId: string;
  profile: Profile;
}

export function AboutSection({ profileId, profile }: AboutSectionProps) {
  const { t } = useLingui();
  const { description, others: answers } = splitDescription(profile.answersRandom);
  if (description === '' && answers.length === 0) {
    return (
      <EmptyState icon={quotes}>
        <Text>{t`There are no words here yet. Ask a question, and find out more.`}</Text>
      </EmptyState>
    );
  }
  return (
    <Stack gap="large">
      {description !== '' && (
        <p className={styles.description}>
          <bdi>{truncate(description, MAX_DESCRIPTION_LENGTH)}</bdi>
        </p>
      )}
      {answers.length > 0 && (
        <section aria-label={t`Answers`}>
          <Stack>
            <Heading level={3}>{t`Something to talk about`}</Heading>
            {answers.map((answer) => (
              <AnswerCard key={answer.id} profileId={profileId} answer={answer} />
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
