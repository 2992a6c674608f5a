import { useLingui } from '@lingui/react/macro';
import sun from '@phosphor-icons/core/fill/sun-horizon-fill.svg?icon';
import { useId } from 'react';
import { ReasonsForPerson } from '../../answers/commonGround/ReasonsForPerson.tsx';
import { useOwnAnswers } from '../../answers/commonGround/useSharedReason.ts';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { PersonPortrait } from '../../member/PersonPortrait.tsx';
import { pathTo } from '../../routing/routeAddresses.ts';
import { Badge } from '../../ui/content/Badge.tsx';
import * as styles from './matches.css.ts';

/** A large match: name, age and town, what both share, and the first line of what they wrote. */
export function PersonOfTheDay({ member, profileState }: { member: ListedMember; profileState: unknown }) {
  const { t } = useLingui();
  const headingId = useId();
  const ownAnswers = useOwnAnswers([member]);
  const hasNotes = member.smileReceived || member.description !== null || member.answers !== null;
  return (
    <article className={styles.personOfTheDay} aria-labelledby={headingId}>
      <div className={hasNotes ? styles.personWithNotes : undefined}>
        <PersonPortrait
          member={member}
          to={pathTo('memberProfile', { id: member.profileId })}
          state={profileState}
          headingId={headingId}
          headingLevel={3}
          marks={<Badge tone="accent" icon={sun}>{t`Picked for you today`}</Badge>}
          eager
        />
        {hasNotes && (
          <div className={styles.notes}>
            <ReasonsForPerson member={member} ownAnswers={ownAnswers} />
          </div>
        )}
      </div>
    </article>
  );
}
