import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Profile, ProfileCard } from '../../../api/contract/profile.ts';
import { LoadingStatus } from '../../../feedback/QueryGate.tsx';
import { toAvatarSource } from '../../../member/avatar.ts';
import { MemberBadges } from '../../../member/MemberBadges.tsx';
import { backgroundUrl, parseBackground } from '../../../member/profileBackground.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { PortraitImage } from '../../../ui/content/PortraitImage.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { IcebreakerQuote } from '../IcebreakerQuote.tsx';
import { usePersonTexts } from '../usePersonTexts.ts';
import * as styles from './ProfileHeader.css.ts';

interface ProfileHeaderProps {
  /** Undefined while it loads: the frame and the heading that takes the focus are shown already. */
  profile: Profile | undefined;
  /** What is known of the member until then. */
  preview: ProfileCard | null;
  /** The actions. */
  children: ReactNode;
}

export function ProfileHeader({ profile, preview, children }: ProfileHeaderProps) {
  const { t } = useLingui();
  const card = profile?.profileCard ?? preview;
  const { name, facts } = usePersonTexts(card ?? { username: null, birthday: null, city: null });
  return (
    <div className={styles.root}>
      {card && (profile || card.background !== null) ? (
        <img
          className={styles.banner}
          src={backgroundUrl(parseBackground(card.background))}
          alt=""
          width="1600"
          height="400"
          decoding="async"
        />
      ) : (
        <div className={styles.banner} />
      )}
      <div className={styles.inner}>
        <div className={styles.picture}>
          {card ? (
            <PortraitImage
              {...toAvatarSource(card.profilePicture, card.gender, card.username)}
              shape="large"
              alt=""
              missingText={t`No picture yet`}
              eager
            />
          ) : (
            <div className={styles.loading} />
          )}
        </div>
        <div className={styles.text}>
          <Stack gap="xsmall">
            <div className={styles.name}>
              <Heading level={1}>{card ? <bdi>{name}</bdi> : t`Profile`}</Heading>
            </div>
            {facts !== '' && (
              <Text size="lead" tone="soft" userGenerated>
                <bdi>{facts}</bdi>
              </Text>
            )}
            {card && <MemberBadges online={card.online} new={false} alternative={false} />}
            <IcebreakerQuote question={profile?.icebreaker_question ?? null} />
          </Stack>
          {profile ? children : <HeaderSkeleton />}
        </div>
      </div>
    </div>
  );
}

const HeaderSkeleton = () => (
  <Stack>
    <LoadingStatus />
    <Skeleton shape="short" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </Stack>
);
