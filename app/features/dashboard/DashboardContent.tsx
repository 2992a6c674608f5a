import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { Dashboard } from '../../api/contract/dashboard.ts';
import { EmptyMatches, EmptyVisitors } from '../../feedback/EmptyMemberLists.tsx';
import { todayAsIsoDay } from '../../lib/dates/dateTime.ts';
import { useListOriginState } from '../../lists/useListOriginState.ts';
import { WaitingHint } from '../../member/WaitingHint.tsx';
import { pathTo } from '../../routing/routeAddresses.ts';
import { ownedAtom } from '../../session/ownedAtom.ts';
import { DashboardMessages } from './DashboardMessages.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import * as styles from './dashboard.css.ts';
import { HeroPerson } from './HeroPerson.tsx';
import { HomeFrame } from './HomeFrame.tsx';
import { OtherMatch } from './OtherMatch.tsx';
import { ProfileStepLine } from './ProfileStepLine.tsx';
import { toDashboardView } from './toDashboardView.ts';
import { VisitorFaces } from './VisitorFaces.tsx';

/** The person of the day, for as long as the app is open. */
const shownPersonAtom = ownedAtom<{ day: string; id: string } | null>(null);

/** The news for the member: messages, matches and visitors, the first three of each. */
export function DashboardContent({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLingui();
  const day = todayAsIsoDay();
  const [shown, setShown] = useAtom(shownPersonAtom);
  const view = toDashboardView(dashboard, day, shown?.day === day ? shown.id : null);
  const shownId = view.personOfTheDay?.profileId;
  useEffect(() => {
    if (shownId !== undefined) setShown({ day, id: shownId });
  }, [day, shownId, setShown]);
  const { personOfTheDay, otherMatches, visitors, beginsWithMessage } = view;
  const people = [...(personOfTheDay ? [personOfTheDay] : []), ...otherMatches, ...visitors];
  const profileState = useListOriginState('home', [...new Set(people.map(({ profileId }) => profileId))]);
  const hasVisitors = visitors.length > 0;
  const hasOthers = otherMatches.length > 0;
  const hero = personOfTheDay ? (
    <HeroPerson key="hero" member={personOfTheDay} profileState={profileState} />
  ) : (
    <DashboardSection key="hero" place="hero" title={t`Your matches`} more={null}>
      <EmptyMatches />
    </DashboardSection>
  );
  const messages = (
    <DashboardSection key="messages" place="messages" title={t`Your messages`} more={pathTo('messages')}>
      <DashboardMessages view={view} />
      <WaitingHint rows={dashboard.waiting ?? []} to={pathTo('waiting')} />
    </DashboardSection>
  );
  return (
    <HomeFrame>
      <div className={hasOthers ? styles.sections : styles.fewSections}>
        {beginsWithMessage ? [messages, hero] : [hero, messages]}
        {hasOthers && (
          <DashboardSection place="matches" title={t`Your matches`} more={pathTo('matches')}>
            <ul className={styles.others}>
              {otherMatches.map((member) => (
                <li key={member.id}>
                  <OtherMatch member={member} profileState={profileState} />
                </li>
              ))}
            </ul>
          </DashboardSection>
        )}
        <DashboardSection place="visitors" title={t`Your visitors`} more={hasVisitors ? pathTo('visitors') : null}>
          {hasVisitors ? <VisitorFaces visitors={visitors} profileState={profileState} /> : <EmptyVisitors />}
        </DashboardSection>
        <div className={styles.step}>
          <ProfileStepLine />
        </div>
      </div>
    </HomeFrame>
  );
}
