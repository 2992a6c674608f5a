import { useLingui } from '@lingui/react/macro';
import chat from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MemberSummary } from '../../../member/MemberSummary.tsx';
import { profileQuery } from '../../../member/profileQueries.ts';
import { useMemberName } from '../../../member/useMemberName.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { paymentEntry } from '../../../routing/paymentEntry.ts';
import { type PremiumIntent, premiumIntent } from '../../../routing/premiumIntent.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { useOpenConversation } from '../../../routing/useOpenConversation.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row } from '../../../ui/layout/Row.tsx';

/** The way to the message or the person that was paid for; to the payment entry where that cannot be loaded. */
export function PremiumLead({ intent }: { intent: PremiumIntent }) {
  const { action, profileId, conversationId } = intent;
  const { data: profile, isPending } = useQuery({
    ...profileQuery(useApi(), profileId ?? ''),
    enabled: profileId !== null,
  });
  const name = useMemberName()(profile?.profileCard.username ?? null);
  if (profileId !== null && isPending) {
    return (
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="button" />
      </Card>
    );
  }
  if (!profile && conversationId === null) return <EntryLink />;
  return (
    <Card>
      {profile && <MemberSummary card={profile.profileCard} name={name} />}
      {conversationId === null ? (
        <PersonLead action={action} name={name} profileId={profileId ?? ''} matchId={profile?.match_id ?? null} />
      ) : (
        <ConversationLead reads={action === 'read'} name={profile ? name : null} id={conversationId} />
      )}
    </Card>
  );
}

/** Back to where the member came from to the plans. */
export function EntryLink() {
  const { t } = useLingui();
  const entry = paymentEntry.read();
  return (
    <Row>
      <LinkButton to={entry}>
        {entry === pathTo('home') ? t`Go to the start page` : t`Go back to where I was`}
      </LinkButton>
    </Row>
  );
}

interface ConversationLeadProps {
  id: string;
  reads: boolean;
  name: string | null;
}

function ConversationLead({ id, reads, name }: ConversationLeadProps) {
  const { t } = useLingui();
  const write = name === null ? t`Write the message now` : t`Write to ${{ name }} now`;
  return (
    <LinkButton to={namedPaths.activeChat(id)} width="full" icon={chat} onFollow={premiumIntent.clear}>
      {reads ? t`Read the message` : write}
    </LinkButton>
  );
}

interface PersonLeadProps {
  action: PremiumIntent['action'];
  profileId: string;
  matchId: string | null;
  name: string;
}

/** Opens the conversation with someone to write to; else, and where that fails, it leads to the profile. */
function PersonLead({ action, profileId, matchId, name }: PersonLeadProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const { opening, open } = useOpenConversation({ onError: () => setFailed(true) });
  if (action === 'write' && matchId !== null && !failed) {
    const start = () => {
      premiumIntent.clear();
      open(matchId);
    };
    return (
      <Button width="full" icon={chat} ariaDisabled={opening} onClick={start}>
        {opening ? t`Opening …` : t`Write to ${{ name }} now`}
      </Button>
    );
  }
  return (
    <>
      {failed && <ErrorLine>{t`Error: the conversation could not be opened`}</ErrorLine>}
      <LinkButton to={pathTo('memberProfile', { id: profileId })} width="full" onFollow={premiumIntent.clear}>
        {t`Go to the profile of ${{ name }}`}
      </LinkButton>
    </>
  );
}
