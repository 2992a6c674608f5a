import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { Dashboard } from '../../api/contract/dashboard.ts';
import { EmptyMatches, EmptyVisitors } from '../../feedback/EmptyMemberLists.tsx';
import { todayAsIsoDay } from '../../lib/dates/age.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { useListOriginState } from '../../routing/useListOriginState.ts';
import { ownedAtom } from '../../session/ownedAtom.ts';
import { Text } from '../../ui/content/Text.tsx';
import { DashboardMessages } from './DashboardMessages.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import * as styles from './dashboard.css.ts';
import * as matchStyles from './matches.css.ts';
import { OtherMatch } from './OtherMatch.tsx';
import { PersonOfTheDay } from './PersonOfTheDay.tsx';
import { ProfileStepLine } from './ProfileStepLine.tsx';
import { type DashboardView, toDashboardView } from './toDashboardView.ts';
import { VisitorFaces } from './VisitorFaces.tsx';

/** The person of the day, for as long as the app is open. */
const shownPersonAtom = ownedAtom<{ day: string; id: string } | null>(null);

/** What is new for the member: messages, matches and visitors, the first three of each. */
export function DashboardContent({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLingui();
  const day = todayAsIsoDay();
  const [shown, setShown] = useAtom(shownPersonAtom);
  const view = toDashboardView(dashboard, day, shown?.day === day ? shown.id : null);
  const shownId = view.personOfTheDay?.profile_id;
  useEffect(() => {
    if (shownId !== undefined) setShown({ day, id: shownId });
  }, [day, shownId, setShown]);
  const { personOfTheDay, otherMatches, visitors } = view;
  const people = [...(personOfTheDay ? [personOfTheDay] : []), ...otherMatches, ...visitors];
  const profileState = useListOriginState(
    'home',
    people.map(({ profile_id }) => profile_id),
  );
  const hasMatches = dashboard.matches.length > 0;
  const hasVisitors = dashboard.visitors.length > 0;
  const allWrote = hasMatches && view.personOfTheDay === null;
  return (
    <div className={styles.root}>
      <div className={styles.sections}>
        <DashboardSection title={t`Your messages`} more={pathTo('messages')}>
          <DashboardMessages view={view} />
        </DashboardSection>
        <DashboardSection title={t`Your matches`} more={hasMatches ? pathTo('matches') : null} besideAll={!allWrote}>
          {hasMatches ? <Matches view={view} profileState={profileState} /> : <EmptyMatches />}
        </DashboardSection>
        <DashboardSection title={t`Your visitors`} more={hasVisitors ? pathTo('visitors') : null} besideAll={allWrote}>
          {hasVisitors ? <Visitors view={view} profileState={profileState} /> : <EmptyVisitors />}
        </DashboardSection>
        <ProfileStepLine />
      </div>
    </div>
  );
}

interface SectionProps {
  view: DashboardView;
  /** Handed to the profiles. */
  profileState: unknown;
}

function Matches({ view: { personOfTheDay, otherMatches }, profileState }: SectionProps) {
  const { t } = useLingui();
  if (personOfTheDay === null) return <Text>{t`Your newest matches have written to you: see your messages.`}</Text>;
  return (
    <div className={matchStyles.root}>
      <PersonOfTheDay member={personOfTheDay} profileState={profileState} />
      {otherMatches.length > 0 && (
        <div className={matchStyles.others}>
          {otherMatches.map((member) => (
            <OtherMatch key={member.id} member={member} profileState={profileState} />
          ))}
        </div>
      )}
    </div>
  );
}

function Visitors({ view: { visitors }, profileState }: SectionProps) {
  const { t } = useLingui();
  if (visitors.length === 0) return <Text>{t`Your latest visitors are already on this page.`}</Text>;
  return <VisitorFaces visitors={visitors} profileState={profileState} />;
}
