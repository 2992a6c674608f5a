import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Dashboard } from '../../api/contract/dashboard.ts';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { EmptyMatches, EmptyVisitors } from '../../feedback/EmptyMemberLists.tsx';
import { truncate } from '../../lib/truncate.ts';
import { teamAvatarSource } from '../../member/avatar.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { useMember } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import { Heading } from '../../ui/content/Heading.tsx';
import { Text } from '../../ui/content/Text.tsx';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import * as styles from './dashboard.css.ts';
import { MemberCard } from './MemberCard.tsx';
import { MessageCard } from './MessageCard.tsx';
import { toDashboardView } from './toDashboardView.ts';

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

interface DashboardSectionProps {
  title: string;
  /** The link to the complete list. */
  more: { to: string; label: string } | null;
  children: ReactNode;
}

function DashboardSection({ title, more, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {more && <TextLink to={more.to}>{more.label}</TextLink>}
      </div>
      {children}
    </section>
  );
}

/** In characters. */
const MAX_SENDER_LENGTH = 60;

/** The team's welcome, made on this device and never counted as new (reading 21). Its badge sets it apart from messages. */
function WelcomeCard() {
  const { t } = useLingui();
  const sender = useMember()?.settings?.welcomeMessageSender;
  return (
    <DashboardCard
      avatar={teamAvatarSource()}
      name={truncate(sender ?? '', MAX_SENDER_LENGTH) || t`The ${{ brand: site.name }} team`}
      details={
        <div>
          <Badge tone="accent">{t`From our team`}</Badge>
        </div>
      }
    >
      <Text tone="strong">{t`A warm welcome!`}</Text>
      <Text>
        <Trans>
          Good to have you with us. Look at your matches first and send a smile to whoever you like. If you have a
          question, we are glad to help.
        </Trans>
      </Text>
    </DashboardCard>
  );
}
