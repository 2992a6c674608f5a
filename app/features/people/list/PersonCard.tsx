import { useLingui } from '@lingui/react/macro';
import compass from '@phosphor-icons/core/regular/compass.svg?icon';
import { memo } from 'react';
import { ReasonsForPerson } from '../../../answers/commonGround/ReasonsForPerson.tsx';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import type { ReportedFailure } from '../../../feedback/failureQueue.atoms.ts';
import { MemberMark, PersonPortrait } from '../../../member/PersonPortrait.tsx';
import { matchIdOf, toCardHeadingId, toPerson } from '../../../member/people/person.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { PersonActions } from '../actions/PersonActions.tsx';
import type { ActionsOnPeople } from '../actions/usePersonActions.ts';
import { PersonFailureLine } from '../notices/PersonFailureLine.tsx';
import { ReceivedIcebreaker } from '../ReceivedIcebreaker.tsx';
import * as styles from './PersonCard.css.ts';

interface PersonCardProps {
  member: ListedMember;
  /** State that is handed to the profile. */
  profileState: unknown;
  /** Whether the person is a favourite, and has not just been removed. */
  favourite: boolean;
  deletable: boolean;
  /** Visible when the page opens. */
  eager: boolean;
  /** Failure about this person. */
  failure: ReportedFailure | null;
  actions: ActionsOnPeople;
  /** Whether the conversation with this person is being opened. */
  opening: boolean;
}

/** A person in a list. It renders again only when something about this person changes. */
export const PersonCard = memo(function PersonCard({
  member,
  profileState,
  favourite,
  deletable,
  eager,
  failure,
  actions,
  opening,
}: PersonCardProps) {
  const headingId = toCardHeadingId(matchIdOf(member));
  return (
    <article className={styles.root} aria-labelledby={headingId}>
      <PersonPortrait
        member={member}
        to={pathTo('memberProfile', { id: member.profileId })}
        state={profileState}
        headingId={headingId}
        marks={<MemberMark match={deletable} {...member} />}
        eager={eager}
      />
      <div className={styles.text}>
        <ReasonsForPerson member={member} />
        <BeyondPreferences beyond={member.alternative} />
      </div>
      <div className={styles.extra}>
        <ReceivedIcebreaker username={member.username} question={member.icebreakerQuestion} />
        <PersonFailureLine failure={failure} />
      </div>
      <div className={styles.actions}>
        <PersonActions
          person={{ ...toPerson(member), favourite }}
          actions={actions}
          opening={opening}
          deletable={deletable}
        />
      </div>
    </article>
  );
});

function BeyondPreferences({ beyond }: { beyond: boolean }) {
  const { t } = useLingui();
  if (!beyond) return null;
  return (
    <p className={styles.fact}>
      <Icon source={compass} size="small" />
      {t`Outside your preferences`}
    </p>
  );
}
