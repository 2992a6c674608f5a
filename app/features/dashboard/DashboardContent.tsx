import { useLingui } from '@lingui/react/macro';
import type { Dashboard, ListedMember } from '../../api/contract/memberLists.ts';
import { EmptyMatches, EmptyVisitors } from '../../feedback/EmptyMemberLists.tsx';
import { truncate } from '../../lib/truncate.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { toDashboardView } from './dashboard.model.ts';
import { MemberCard } from './MemberCard.tsx';
import { MessageCard } from './MessageCard.tsx';
import { WelcomeCard } from './WelcomeCard.tsx';

/** In characters. */
const MAX_SENDER_LENGTH = 60;

/** Matches, visitors and messages, the first three of each. */
export function DashboardContent({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLingui();
  const sender = useMember()?.settings?.welcomeMessageSender;
  const { matches, visitors, messages } = toDashboardView(dashboard, {
    sender: truncate(sender ?? '', MAX_SENDER_LENGTH) || t`The ${{ brand: site.name }} team`,
    subject: t`A warm welcome!`,
    content: t`Good to have you with us. Look at your matches first and send a smile to whoever you like. If you have a question, we are glad to help.`,
  });
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
          items={messages.map((entry) => ({
            key: entry.key,
            content:
              entry.kind === 'welcome' ? (
                <WelcomeCard message={entry.message} />
              ) : (
                <MessageCard message={entry.message} />
              ),
          }))}
        />
      </DashboardSection>
    </>
  );
}

const toCards = (members: readonly ListedMember[]) =>
  members.map((member) => ({ key: member.id, content: <MemberCard member={member} /> }));
