import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Profile } from '../../../api/contract/profile.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { truncate } from '../../../lib/truncate.ts';
import { profileQuery } from '../../../member/profileQueries.ts';
import { splitDescription } from '../../../member/splitDescription.ts';
import { useApi } from '../../../session/useSession.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ProfileQueryGate } from '../ProfileQueryGate.tsx';
import { DescriptionCard } from './DescriptionCard.tsx';
import * as styles from './OwnProfileCard.css.ts';
import { OwnProfileCard } from './OwnProfileCard.tsx';

const MAX_ANSWER_LENGTH = 1000;

export function OverviewSection() {
  return (
    <ProfileQueryGate query={useQuery(profileQuery(useApi()))} skeleton={<OverviewSkeleton />}>
      {(profile) => <Overview profile={profile} />}
    </ProfileQueryGate>
  );
}

function Overview({ profile: { profileCard, answersRandom } }: { profile: Profile }) {
  const { t } = useLingui();
  const { description, others } = splitDescription(answersRandom);
  return (
    <Stack gap="xxlarge">
      <OwnProfileCard card={profileCard} />
      <Stack>
        <Heading level={2}>{t`What others read about you`}</Heading>
        <DescriptionCard description={description} />
        {others.length > 0 && (
          <CardGrid
            items={others.map(({ id, question, answer }) => ({
              key: id,
              content: (
                <Card>
                  <Text tone="soft">{pickTranslation(question.translations, activeLocale())}</Text>
                  <Text userGenerated>
                    <bdi>{truncate(answer, MAX_ANSWER_LENGTH)}</bdi>
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

/** As high as the card and the answers that replace it, so that the page does not jump. */
const OverviewSkeleton = () => (
  <Stack gap="xxlarge">
    <div className={styles.root}>
      <div className={styles.banner} />
      <div className={styles.body}>
        <div className={styles.portrait}>
          <Skeleton shape="hero" />
        </div>
        <div className={styles.text}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
          <div className={styles.waitingButtons}>
            <Skeleton shape="button" />
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </div>
        </div>
      </div>
    </div>
    <Stack>
      <Skeleton shape="title" />
      <Card>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" />
      </Card>
      <CardGrid
        items={['first', 'second'].map((key) => ({
          key,
          content: (
            <Card>
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
            </Card>
          ),
        }))}
      />
    </Stack>
  </Stack>
);
