import { useLingui } from '@lingui/react/macro';
import quotes from '@phosphor-icons/core/regular/quotes.svg?icon';
import { useId } from 'react';
import type { Profile } from '../../../api/contract/profile.ts';
import { splitDescriptionFromAnswers } from '../../../member/splitDescriptionFromAnswers.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import * as styles from './profileSections.css.ts';

interface LikeableAnswersSectionProps {
  profileId: string;
  profile: Profile;
}

/** A section with the answers that others may like and comment on. */
export function LikeableAnswersSection({ profileId, profile }: LikeableAnswersSectionProps) {
  const { t } = useLingui();
  const id = useId();
  const { others: answers } = splitDescriptionFromAnswers(profile.answersRandom);
  if (answers.length === 0) {
    return (
      <EmptyState icon={quotes}>
        <Text>{t`There are no answers to talk about here yet.`}</Text>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={3} id={id}>{t`Something to talk about`}</Heading>
        <div className={styles.answers}>
          {answers.map((answer) => (
            <AnswerCard key={answer.id} profileId={profileId} answer={answer} own={profile.own} />
          ))}
        </div>
      </Stack>
    </section>
  );
}
