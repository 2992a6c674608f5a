import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Profile } from '../../../api/contract/profile.ts';
import { bannerUrl, toBackground } from '../../../site/banner.ts';
import { faceOf } from '../../../site/face.ts';
import { Heading } from '../../../ui/Heading.tsx';
import { Portrait } from '../../../ui/Portrait.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { AskedQuote } from '../AskedQuote.tsx';
import { PersonBadges } from '../list/PersonBadges.tsx';
import { usePersonTexts } from '../usePersonTexts.ts';
import * as styles from './ProfileHead.css.ts';

interface ProfileHeadProps {
  /** Undefined while it is loading: the frame is there already, and the heading that takes the focus. */
  profile: Profile | undefined;
  /** What can be done with them. */
  children: ReactNode;
}

/** Who it is, large. */
export function ProfileHead({ profile, children }: ProfileHeadProps) {
  const { t } = useLingui();
  const card = profile?.profileCard;
  const { name, facts } = usePersonTexts(card ?? { username: null, birthday: null, city: null });
  return (
    <div className={styles.root}>
      {card ? (
        <img
          className={styles.banner}
          src={bannerUrl(toBackground(card.background))}
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
            <Portrait {...faceOf(card.profilePicture, card.gender)} shape="large" alt="" early />
          ) : (
            <div className={styles.loading} />
          )}
        </div>
        <div className={styles.words}>
          <Stack gap="xsmall">
            <div className={styles.name}>
              <Heading level={1}>{card ? <bdi>{name}</bdi> : t`Profile`}</Heading>
            </div>
            {facts !== '' && (
              <Text size="lead" tone="soft" foreign>
                <bdi>{facts}</bdi>
              </Text>
            )}
            {card && <PersonBadges online={card.online} new={false} alternative={false} />}
            <AskedQuote question={profile?.icebreaker_question ?? null} />
          </Stack>
          {card ? children : <HeadSkeleton />}
        </div>
      </div>
    </div>
  );
}

const HeadSkeleton = () => (
  <Stack>
    <VisuallyHidden>
      <span role="status">
        <Trans>Loading …</Trans>
      </span>
    </VisuallyHidden>
    <Skeleton shape="short" />
    <Skeleton shape="button" />
    <Skeleton shape="button" />
  </Stack>
);
