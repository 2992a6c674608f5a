import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Profile, ProfileCard } from '../../../api/contract/profile.ts';
import { LoadingStatus } from '../../../feedback/QueryGate.tsx';
import { MemberMark, PortraitCaption } from '../../../member/PersonPortrait.tsx';
import { backgroundUrl, parseBackground } from '../../../member/profileBackground.ts';
import { splitDescriptionFromAnswers } from '../../../member/splitDescriptionFromAnswers.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { Heading } from '../../../ui/content/Heading.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { TextSkeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ReceivedIcebreaker } from '../ReceivedIcebreaker.tsx';
import * as styles from './ProfileHeader.css.ts';
import { ProfilePicture } from './ProfilePicture.tsx';
import { SelfDescription } from './SelfDescription.tsx';

interface ProfileHeaderProps {
  profileId: string;
  /** Undefined while loading, when the frame and the heading that takes the focus are shown already. */
  profile: Profile | undefined;
  /** Data of the member until then. */
  preview: ProfileCard | null;
  actions: ReactNode;
  /** Content about what is in common. */
  commonGround: ReactNode;
  commonGroundOnPhones: boolean;
}

/** The head of a profile: the portrait, and the member's own words beside it or, on phones, below. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const { profileId, profile, preview, actions, commonGround, commonGroundOnPhones } = props;
  const { t } = useLingui();
  const headingId = useId();
  const card = profile?.profileCard ?? preview;
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
        <div className={styles.portrait} data-portrait={pathTo('memberProfile', { id: profileId })}>
          {card ? (
            <ProfilePicture
              profileId={profileId}
              card={card}
              hasGallery={profile !== undefined && !profile.blocked}
              reportable={profile !== undefined && !profile.blocked && !profile.own}
            />
          ) : (
            <div className={styles.loading} />
          )}
        </div>
        <div className={styles.text}>
          {card ? (
            <PortraitCaption
              member={{ ...card, online: card.online, verified: card.verified, lastOnline: null }}
              headingId={headingId}
              headingLevel={1}
              size="page"
              marks={<MemberMark smileReceived={profile?.smileReceived ?? false} />}
            />
          ) : (
            <Heading level={1}>{t`Profile`}</Heading>
          )}
          {profile ? (
            <>
              <SelfDescription
                description={splitDescriptionFromAnswers(profile.answersRandom).description}
                own={profile.own}
              />
              {card?.verified && <Text tone="soft">{t`Our team compared the pictures with a live picture.`}</Text>}
              <ReceivedIcebreaker username={profile.profileCard.username} question={profile.icebreakerQuestion} />
              <div className={commonGroundOnPhones ? undefined : styles.notOnPhones}>{commonGround}</div>
            </>
          ) : (
            <HeaderSkeleton />
          )}
        </div>
        {profile && actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** A skeleton as tall as a few lines of the member's own words. */
const HeaderSkeleton = () => (
  <Stack>
    <LoadingStatus />
    <TextSkeleton />
  </Stack>
);
