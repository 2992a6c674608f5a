import { useLingui } from '@lingui/react/macro';
import star from '@phosphor-icons/core/fill/star-four-fill.svg?icon';
import { useSetAtom } from 'jotai';
import { useId, useMemo } from 'react';
import { ReasonsForPerson } from '../../answers/commonGround/ReasonsForPerson.tsx';
import { ReasonsProvider } from '../../answers/commonGround/ReasonsProvider.tsx';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { reportFailureAtom } from '../../feedback/failureQueue.atoms.ts';
import { actionFailureTexts, toActionAdvice } from '../../member/actionFailureTexts.ts';
import { MemberMark, PortraitCaption, PortraitPicture } from '../../member/PersonPortrait.tsx';
import { toPerson } from '../../member/people/person.ts';
import { useWriteToPerson } from '../../paywall/useWriteToPerson.ts';
import { WriteButton } from '../../paywall/WriteButton.tsx';
import { pathTo } from '../../routing/routeAddresses.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Icon } from '../../ui/content/Icon.tsx';
import * as styles from './HeroPerson.css.ts';

interface HeroPersonProps {
  member: ListedMember;
  /** Handed to the profile. */
  profileState: unknown;
}

/** The person of the day: a large portrait, their own words, what both share, and the way to write to them. */
export function HeroPerson({ member, profileState }: HeroPersonProps) {
  const { t } = useLingui();
  const [kickerId, headingId] = [useId(), useId()];
  const to = pathTo('memberProfile', { id: member.profileId });
  const members = useMemo(() => [member], [member]);
  return (
    <section className={styles.root} aria-labelledby={kickerId}>
      <h2 className={styles.kicker} id={kickerId}>
        <Icon source={star} />
        {t`Picked for you today`}
      </h2>
      <article className={styles.box} aria-labelledby={headingId}>
        <div className={styles.picture}>
          <PortraitPicture member={member} to={to} eager />
        </div>
        <div className={styles.text}>
          <PortraitCaption
            member={member}
            headingId={headingId}
            headingLevel={3}
            size="page"
            link={{ to, state: profileState }}
            marks={<MemberMark smileReceived={member.smileReceived} />}
          />
          <ReasonsProvider members={members} maxSentences={2}>
            <ReasonsForPerson member={member} size="hero" />
          </ReasonsProvider>
          <div className={styles.actions}>
            <Write member={member} />
            <TextLink to={pathTo('matches')}>{t`See all matches`}</TextLink>
          </div>
        </div>
      </article>
    </section>
  );
}

function Write({ member }: { member: ListedMember }) {
  const { t } = useLingui();
  const report = useSetAtom(reportFailureAtom);
  const { openingId, ...writing } = useWriteToPerson({
    onError: (error) =>
      report(t`Error: ${{ title: t(actionFailureTexts.conversation) }}`, { advice: toActionAdvice(error) }),
  });
  return <WriteButton {...writing} person={toPerson(member)} opening={openingId !== null} />;
}
