import { Trans, useLingui } from '@lingui/react/macro';
import quotes from '@phosphor-icons/core/regular/quotes.svg?raw';
import type { Profile } from '../../../api/contract/profile.ts';
import { shorten } from '../../../lib/shorten.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { splitAnswers } from '../model/profile.model.ts';
import { AnswerCard } from './AnswerCard.tsx';
import * as styles from './ProfilePage.css.ts';

interface AboutSectionProps {
  profileId: string;
  profile: Profile;
}

/** The description in their own words, and answers to talk about. */
export function AboutSection({ profileId, profile }: AboutSectionProps) {
  const { t } = useLingui();
  const { description, answers } = splitAnswers(profile.answersRandom);
  if (description === '' && answers.length === 0) {
    return (
      <EmptyState icon={quotes}>
        <Text>
          <Trans>There are no words here yet. Ask a question, and find out more.</Trans>
        </Text>
      </EmptyState>
    );
  }
  return (
    <Stack gap="large">
      {description !== '' && (
        <p className={styles.description}>
          <bdi>{shorten(description, 5000)}</bdi>
        </p>
      )}
      {answers.length > 0 && (
        <section aria-label={t`Answers`}>
          <Stack>
            <Heading level={3}>
              <Trans>Something to talk about</Trans>
            </Heading>
            {answers.map((answer) => (
              <AnswerCard key={answer.id} profileId={profileId} answer={answer} />
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}
