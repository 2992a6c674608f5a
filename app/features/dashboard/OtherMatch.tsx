import { useLingui } from '@lingui/react/macro';
import smiley from '@phosphor-icons/core/fill/smiley-fill.svg?icon';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import { useId } from 'react';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { PersonPortrait, PortraitMark } from '../../member/PersonPortrait.tsx';
import { pathTo } from '../../routing/routeAddresses.ts';
import * as styles from './OtherMatch.css.ts';

/** A match beside the person of the day: the portrait alone. */
export function OtherMatch({ member, profileState }: { member: ListedMember; profileState: unknown }) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <article className={styles.root} aria-labelledby={headingId}>
      <PersonPortrait
        member={member}
        to={pathTo('memberProfile', { id: member.profileId })}
        state={profileState}
        headingId={headingId}
        headingLevel={3}
        marks={
          member.smileReceived ? (
            <PortraitMark icon={smiley}>{t`Smiled at you`}</PortraitMark>
          ) : (
            member.new && <PortraitMark icon={star}>{t`New`}</PortraitMark>
          )
        }
        eager
      />
    </article>
  );
}
