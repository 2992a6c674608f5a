import { useId } from 'react';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { MemberMark, PersonPortrait } from '../../member/PersonPortrait.tsx';
import { pathTo } from '../../routing/routeAddresses.ts';
import * as styles from './OtherMatch.css.ts';

/** A match beside the person of the day: the portrait alone. */
export function OtherMatch({ member, profileState }: { member: ListedMember; profileState: unknown }) {
  const headingId = useId();
  return (
    <article className={styles.root} aria-labelledby={headingId}>
      <PersonPortrait
        member={member}
        to={pathTo('memberProfile', { id: member.profileId })}
        state={profileState}
        headingId={headingId}
        headingLevel={3}
        marks={<MemberMark match smileReceived={member.smileReceived} new={member.new} />}
        eager
      />
    </article>
  );
}
