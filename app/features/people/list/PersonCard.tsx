import { useLingui } from '@lingui/react/macro';
import heart from '@phosphor-icons/core/fill/heart-fill.svg?icon';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import compass from '@phosphor-icons/core/regular/compass.svg?icon';
import eye from '@phosphor-icons/core/regular/eye.svg?icon';
import { memo, type ReactNode } from 'react';
import { ReasonsForPerson } from '../../../answers/commonGround/ReasonsForPerson.tsx';
import type { useOwnAnswers } from '../../../answers/commonGround/useSharedReason.ts';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import type { ReportedFailure } from '../../../feedback/failureQueue.atoms.ts';
import { PersonPortrait } from '../../../member/PersonPortrait.tsx';
import { matchIdOf, toCardHeadingId, toPerson } from '../../../member/people/person.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { Badge } from '../../../ui/content/Badge.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { PersonActions } from '../actions/PersonActions.tsx';
import type { SmileAndWrite } from '../actions/useSmileAndWrite.ts';
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
  ownAnswers: ReturnType<typeof useOwnAnswers>;
  /** Failure about this person. */
  failure: ReportedFailure | null;
  contact: SmileAndWrite;
  /** Whether the conversation with this person is being opened. */
  opening: boolean;
}

/** A person in a list. It renders again only when something about this person changes, and subscribes to nothing. */
export const PersonCard = memo(function PersonCard({
  member,
  profileState,
  favourite,
  deletable,
  eager,
  ownAnswers,
  failure,
  contact,
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
        marks={toMarks(member, favourite)}
        eager={eager}
      />
      <div className={styles.text}>
        <ReasonsForPerson member={member} ownAnswers={ownAnswers} />
        <BeyondPreferences beyond={member.alternative} />
      </div>
      <div className={styles.extra}>
        <ReceivedIcebreaker question={member.icebreakerQuestion} />
        <PersonFailureLine failure={failure} />
      </div>
      <div className={styles.actions}>
        <PersonActions person={toPerson(member)} contact={contact} opening={opening} deletable={deletable} />
      </div>
    </article>
  );
});

/** Renders whether the person is new, viewed or a favourite; nothing for others. */
function toMarks({ new: isNew, viewed }: ListedMember, favourite: boolean): ReactNode {
  if (!isNew && !viewed && !favourite) return null;
  return <Marks isNew={isNew} seen={viewed && !isNew} favourite={favourite} />;
}

function Marks({ isNew, seen, favourite }: { isNew: boolean; seen: boolean; favourite: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {isNew && <Badge tone="accent" icon={star}>{t`New`}</Badge>}
      {seen && <Badge icon={eye}>{t`Seen`}</Badge>}
      {favourite && <Badge icon={heart}>{t`Favourite`}</Badge>}
    </>
  );
}

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
