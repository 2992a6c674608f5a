import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/fill/check-circle-fill.svg?icon';
import smiley from '@phosphor-icons/core/fill/smiley-fill.svg?icon';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import eye from '@phosphor-icons/core/regular/eye.svg?icon';
import type { ReactNode } from 'react';
import type { ListedMember } from '../api/contract/memberLists.ts';
import { ageOn } from '../lib/dates/age.ts';
import { todayAsIsoDay } from '../lib/dates/dateTime.ts';
import { truncate } from '../lib/truncate.ts';
import { useNow } from '../lib/useNow.ts';
import { Icon } from '../ui/content/Icon.tsx';
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
    'publicPath' | 'gender' | 'username' | 'birthday' | 'city' | 'distance' | 'online' | 'lastOnline' | 'verified'
  >;
  /** The address of the profile. */
  to: string;
  /** Id of the heading with the name. */
  headingId: string;
  headingLevel?: 2 | 3;
  /** Handed to the profile. */
  state?: unknown;
  /** A `MemberMark` after the presence. */
  marks?: ReactNode;
  /** Visible when the page opens. */
  eager?: boolean;
}

/** A picture of a member, 4:5, with name, age, town and marks below it; all of it leads to the profile. */
export function PersonPortrait({
  member,
  to,
  state,
  eager = false,
  headingLevel = 2,
  ...caption
}: PersonPortraitProps) {
  return (
    <div className={styles.root}>
      <PortraitPicture member={member} to={to} eager={eager} />
      <div className={styles.padded}>
        <PortraitCaption {...caption} member={member} headingLevel={headingLevel} link={{ to, state }} />
      </div>
    </div>
  );
}

interface PortraitPictureProps extends Pick<PersonPortraitProps, 'to' | 'eager'> {
  member: Pick<ListedMember, 'publicPath' | 'gender' | 'username'>;
}

/** The picture of a member, 4:5, which moves to the profile when that opens. */
export function PortraitPicture({ member: { publicPath, gender, username }, to, eager = false }: PortraitPictureProps) {
  const { t } = useLingui();
  return (
    <div data-portrait={to}>
      <PortraitImage
        {...toAvatarSource(publicPath, gender, username)}
        shape="card"
        alt=""
        missingText={t`No picture yet`}
        eager={eager}
      />
    </div>
  );
}

interface PortraitCaptionProps extends Pick<PersonPortraitProps, 'headingId' | 'marks'> {
  member: Omit<PersonPortraitProps['member'], 'publicPath' | 'gender'>;
  headingLevel: 1 | 2 | 3;
  size?: keyof typeof styles.caption;
  /** The profile to which it leads, with all of the nearest positioned box. */
  link?: { to: string; state: unknown };
}

/** Name, age, town, presence and marks of a member, which are below or beside the picture: nothing is over a face. */
export function PortraitCaption({ member, headingId, headingLevel, size = 'card', marks, link }: PortraitCaptionProps) {
  const { t } = useLingui();
  const toMemberName = useMemberName();
  const Heading = `h${headingLevel}` as const;
  const name = <bdi translate="no">{toMemberName(member.username)}</bdi>;
  const age = member.birthday && ageOn(member.birthday, todayAsIsoDay());
  const facts = [
    truncate(member.city ?? '', MAX_CITY_LENGTH),
    member.distance === null ? '' : formatDistance(member.distance),
  ].filter(Boolean);
  return (
    <div className={styles.caption[size]}>
      <div className={styles.title}>
        <Heading className={styles.name} id={headingId} tabIndex={-1}>
          {link ? (
            <Link className={styles.link} {...link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {age && (
          <span>
            <span aria-hidden="true">{age}</span>
            <VisuallyHidden>{plural(age, { one: '# year', other: '# years' })}</VisuallyHidden>
          </span>
        )}
        {member.verified && (
          <span className={styles.verified}>
            <Icon source={check} size="tiny" />
            {t`Verified`}
          </span>
        )}
      </div>
      {facts.length > 0 && (
        <p className={styles.facts}>
          <bdi>{facts.join(' · ')}</bdi>
        </p>
      )}
      <div className={styles.marks}>
        <PresenceMark {...member} />
        {marks}
      </div>
    </div>
  );
}

interface MemberMarkProps {
  smileReceived: boolean;
  /** Whether this is a match, which may be new. */
  match?: boolean;
  new?: boolean;
  viewed?: boolean;
}

/** The weightiest mark of a member, alone, because one line holds it and the presence. */
export function MemberMark({ smileReceived, match = false, new: isNew = false, viewed = false }: MemberMarkProps) {
  const { t } = useLingui();
  const mark = smileReceived
    ? { icon: smiley, text: t`Smiled at you`, spoken: false }
    : isNew
      ? { icon: star, text: t`New`, spoken: match && t`New match` }
      : viewed && { icon: eye, text: t`Seen`, spoken: t`Already seen by you` };
  if (!mark) return null;
  return (
    <span className={styles.mark}>
      <Icon source={mark.icon} size="small" />
      {mark.spoken ? (
        <>
          <span aria-hidden="true">{mark.text}</span>
          <VisuallyHidden>{mark.spoken}</VisuallyHidden>
        </>
      ) : (
        mark.text
      )}
    </span>
  );
}

function PresenceMark({ online, lastOnline }: Pick<ListedMember, 'online' | 'lastOnline'>) {
  const { t } = useLingui();
  const presence = toPresence(online, lastOnline, useNow());
  if (presence === null) return null;
  return (
    <span className={presence === 'online' ? styles.mark : styles.pastPresence}>
      {presence === 'online' && <span className={styles.dot} aria-hidden="true" />}
      {{ online: t`Online`, today: t`Active today`, recent: t`Active this week` }[presence]}
    </span>
  );
}

/** A placeholder of a portrait that is loading, with the room of its caption if that is below it. */
export const PortraitSkeleton = ({ captionless = false }: { captionless?: boolean }) => (
  <div className={styles.root}>
    <div className={styles.pictureSkeleton} data-picture="" />
    {!captionless && <div className={styles.captionSkeleton} />}
  </div>
);
