import { useLingui } from '@lingui/react/macro';
import type { Dashboard, ListedMember } from '../../api/contract/memberLists.ts';
import { EmptyMatches, EmptyVisitors } from '../../feedback/EmptyMemberLists.tsx';
import { pathTo } from '../../routing/routeTable.ts';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { toDashboardView } from './dashboard.model.ts';
import { MemberCard } from './MemberCard.tsx';
import { MessageCard } from './MessageCard.tsx';
import { WelcomeCard } from './WelcomeCard.tsx';

/** Matches, visitors and messages, the first three of each. */
export function DashboardContent({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLingui();
  const { matches, visitors, messages, showsWelcome } = toDashboardView(dashboard);
  return (
    <>
      <DashboardSection
        title={t`Your matches`}
        more={matches.length > 0 ? { to: pathTo('matches'), label: t`See all matches` } : null}
      >
        {matches.length > 0 ? <CardGrid items={toCards(matches)} /> : <EmptyMatches />}
      </DashboardSection>
      <DashboardSection
        title={t`Your visitors`}
        more={visitors.length > 0 ? { to: pathTo('visitors'), label: t`See all visitors` } : null}
      >
        {visitors.length > 0 ? <CardGrid items={toCards(visitors)} /> : <EmptyVisitors />}
      </DashboardSection>
      <DashboardSection title={t`Your messages`} more={{ to: pathTo('messages'), label: t`See all messages` }}>
        <CardGrid
          items={[
            ...messages.map((message) => ({
              key: message.conversation_id,
              content: <MessageCard message={message} />,
            })),
            ...(showsWelcome ? [{ key: 'welcome', content: <WelcomeCard /> }] : []),
          ]}
        />
      </DashboardSection>
    </>
  );
}

const toCards = (members: readonly ListedMember[]) =>
  members.map((member) => ({ key: member.id, content: <MemberCard member={member} /> }));
