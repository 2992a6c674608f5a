import { useLingui } from '@lingui/react/macro';
import smiley from '@phosphor-icons/core/fill/smiley-fill.svg?icon';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import { useId } from 'react';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { PersonPortrait } from '../../member/PersonPortrait.tsx';
import { pathTo } from '../../routing/routeAddresses.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import * as styles from './matches.css.ts';

/** A match beside the person of the day: the portrait alone. */
export function OtherMatch({ member, profileState }: { member: ListedMember; profileState: unknown }) {
  const { t } = useLingui();
  const headingId = useId();
  return (
    <article className={styles.otherMatch} aria-labelledby={headingId}>
      <PersonPortrait
        member={member}
        to={pathTo('memberProfile', { id: member.profileId })}
        state={profileState}
        headingId={headingId}
        headingLevel={3}
        marks={
          member.smileReceived ? (
            <Badge tone="accent" icon={smiley}>{t`Smiled at you`}</Badge>
          ) : (
            member.new && <Badge tone="accent" icon={star}>{t`New`}</Badge>
          )
        }
        eager
      />
    </article>
  );
}
