import { Trans } from '@lingui/react/macro';
import type { Profile } from '../../api/contract/profile.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { pickText } from '../../lib/pickText.ts';
import { shorten } from '../../lib/shorten.ts';
import { Card } from '../../ui/Card.tsx';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { DescriptionCard } from './DescriptionCard.tsx';
import { splitRead } from './editing.model.ts';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

export function OverviewSection() {
  return (
    <ProfileGate query={useOwnProfile()} skeleton={<OverviewSkeleton />}>
      {(profile) => <Overview profile={profile} />}
    </ProfileGate>
  );
}

function Overview({ profile: { profileCard, answersRandom } }: { profile: Profile }) {
  const { description, others } = splitRead(answersRandom);
  return (
    <Stack gap="xxlarge">
      <ProfileCard card={profileCard} />
      <Stack>
        <Heading level={2}>
          <Trans>What others read about you</Trans>
        </Heading>
        <DescriptionCard description={description} />
        {others.length > 0 && (
          <CardGrid
            items={others.map(({ id, question, answer }) => ({
              key: id,
              content: (
                <Card>
                  <Text tone="soft">{pickText(question.translations, activeLocale())}</Text>
                  <Text foreign>
                    <bdi>{shorten(answer, 1000)}</bdi>
                  </Text>
                </Card>
              ),
            }))}
          />
        )}
      </Stack>
    </Stack>
  );
}
