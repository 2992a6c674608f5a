import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListedMember } from '../api/contract/memberLists.ts';
import { ageOn } from '../lib/dates/age.ts';
import { todayAsIsoDay } from '../lib/dates/dateTime.ts';
import { truncate } from '../lib/truncate.ts';
import { useNow } from '../lib/useNow.ts';
import { PortraitImage } from '../ui/content/PortraitImage.tsx';
import { VisuallyHidden } from '../ui/content/VisuallyHidden.tsx';
import { Link } from '../ui/navigation/Link.tsx';
import { formatDistance } from './formatDistance.ts';
import { MAX_CITY_LENGTH } from './formatMemberFacts.ts';
import * as styles from './PersonPortrait.css.ts';
import { toAvatarSource } from './toAvatarSource.ts';
import { toPresence } from './toPresence.ts';
import { useMemberName } from './useMemberName.ts';

interface PersonPortraitProps {
  member: Pick<
    ListedMember,
    'publicPath' | 'gender' | 'username' | 'birthday' | 'city' | 'distance' | 'online' | 'lastOnline'
  >;
  /** The address of the profile. */
  to: string;
  /** Id of the heading with the name. */
  headingId: string;
  headingLevel?: 2 | 3;
  /** Handed to the profile. */
  state?: unknown;
  /** Badges over the top of the picture. */
  marks?: ReactNode;
  /** Visible when the page opens. */
  eager?: boolean;
}

/** A picture of a member, 4:5, that leads to the profile, with name, age and town over its foot. */
export function PersonPortrait({ to, state, eager = false, headingLevel = 2, ...frame }: PersonPortraitProps) {
  const { t } = useLingui();
  const { publicPath, gender, username } = frame.member;
  return (
    <PortraitFrame {...frame} headingLevel={headingLevel}>
      <Link className={styles.link} to={to} state={state} aria-labelledby={frame.headingId}>
        <PortraitImage
          {...toAvatarSource(publicPath, gender, username)}
          shape="card"
          alt=""
          missingText={t`No picture yet`}
          eager={eager}
        />
      </Link>
    </PortraitFrame>
  );
}

interface PortraitFrameProps extends Pick<PersonPortraitProps, 'headingId' | 'marks'> {
  member: Omit<PersonPortraitProps['member'], 'publicPath' | 'gender'>;
  headingLevel: 1 | 2 | 3;
  /** The picture. */
  children: ReactNode;
}

/** The frame of a member's picture, with name, age and town over its foot. */
export function PortraitFrame({ member, headingId, headingLevel, marks, children }: PortraitFrameProps) {
  const toMemberName = useMemberName();
  const Heading = `h${headingLevel}` as const;
  const age = member.birthday && ageOn(member.birthday, todayAsIsoDay());
  const facts = [
    truncate(member.city ?? '', MAX_CITY_LENGTH),
    member.distance === null ? '' : formatDistance(member.distance),
  ].filter(Boolean);
  return (
    <div className={styles.root} data-portrait="">
      <div className={styles.caption}>
        <div className={styles.title}>
          <Heading className={styles.name} id={headingId} tabIndex={-1}>
            <bdi translate="no">{toMemberName(member.username)}</bdi>
          </Heading>
          {age && (
            <span className={styles.age}>
              <span aria-hidden="true">{age}</span>
              <VisuallyHidden>{plural(age, { one: '# year', other: '# years' })}</VisuallyHidden>
            </span>
          )}
        </div>
        {facts.length > 0 && (
          <p className={styles.facts}>
            <bdi>{facts.join(' · ')}</bdi>
          </p>
        )}
        <PresenceLine {...member} />
      </div>
      {children}
      {marks && <div className={styles.marks}>{marks}</div>}
    </div>
  );
}

function PresenceLine({ online, lastOnline }: Pick<ListedMember, 'online' | 'lastOnline'>) {
  const { t } = useLingui();
  const presence = toPresence(online, lastOnline, useNow());
  if (presence === null) return null;
  return (
    <p className={presence === 'online' ? styles.presence : styles.pastPresence}>
      {presence === 'online' && <span className={styles.dot} aria-hidden="true" />}
      {{ online: t`Online`, today: t`Active today`, recent: t`Active this week` }[presence]}
    </p>
  );
}

/** A placeholder of a portrait that is loading. */
export const PortraitSkeleton = () => <div className={styles.skeleton} />;
