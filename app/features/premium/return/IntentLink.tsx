import { useLingui } from '@lingui/react/macro';
import chat from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import heart from '@phosphor-icons/core/regular/heart.svg?icon';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toggleBookmark } from '../../../api/contract/matchActions.ts';
import type { Profile } from '../../../api/contract/profile.ts';
import { memberListKeys, relatedQueryKeys } from '../../../lists/memberListKeys.ts';
import { actionFailureTexts } from '../../../member/actionFailureTexts.ts';
import { usePeopleCache } from '../../../member/people/usePeopleCache.ts';
import { profileQuery } from '../../../member/profileQueries.ts';
import { type PremiumIntent, premiumIntent } from '../../../paywall/premiumIntent.ts';
import { useOpenConversation } from '../../../paywall/useOpenConversation.ts';
import { paymentEntry } from '../../../routing/paymentEntry.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { sharedPaths } from '../../../routing/sharedPaths.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { FailureLine } from '../../../ui/feedback/FailureLine.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import type { IntendedMember } from '../useIntendedMember.ts';
import { WaitingMessage } from './WaitingMessage.tsx';

interface IntentLinkProps {
  intent: PremiumIntent;
  /** Null where the person is unknown or gone. */
  person: IntendedMember | null;
}

/** A link to the message or the person that was paid for, or to the payment entry if that cannot be loaded. */
export function IntentLink({ intent, person }: IntentLinkProps) {
  const { action, conversationId } = intent;
  if (conversationId !== null) {
    return <ConversationLead reads={action === 'read'} name={person?.name ?? null} id={conversationId} />;
  }
  if (!person) return <EntryLink />;
  const { profile, name } = person;
  if (!profile || name === null) return <Skeleton shape="button" />;
  return <PersonLead action={action} name={name} profileId={person.profileId} profile={profile} />;
}

/** A link back to the page from which the member came to the plans. */
export function EntryLink() {
  const { t } = useLingui();
  const entry = paymentEntry.read();
  return (
    <LinkButton to={entry} width="full">
      {entry === pathTo('home') ? t`Go to the home page` : t`Go back to where I was`}
    </LinkButton>
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
    <>
      {reads && <WaitingMessage conversationId={id} />}
      <LinkButton to={sharedPaths.activeChat(id)} width="full" icon={chat} onFollow={premiumIntent.clear}>
        {reads ? t`Read and answer` : write}
      </LinkButton>
    </>
  );
}

interface PersonLeadProps {
  action: PremiumIntent['action'];
  profileId: string;
  profile: Profile;
  name: string;
}

/**
 * A button that writes to the person, or keeps them as a favourite; if there is nothing to do, or it fails, a link to
 * the profile.
 */
function PersonLead({ action, profileId, profile, name }: PersonLeadProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const { openingId, open } = useOpenConversation({ onError: () => setFailed(true) });
  const favourite = useKeepFavourite(profileId, () => setFailed(true));
  const { matchId } = profile;
  if (action === 'favourite' && matchId !== null && (favourite.busy || !profile.bookmark) && !failed) {
    return (
      <Button width="full" icon={heart} ariaDisabled={favourite.busy} onClick={() => favourite.keep(matchId)}>
        {favourite.busy ? t`Saving …` : t`Keep ${{ name }} as a favourite`}
      </Button>
    );
  }
  if (action === 'write' && matchId !== null && !failed) {
    const start = () => {
      premiumIntent.clear();
      open({ matchId });
    };
    const opening = openingId !== null;
    return (
      <Button width="full" icon={chat} ariaDisabled={opening} onClick={start}>
        {opening ? t`Opening …` : t`Write to ${{ name }} now`}
      </Button>
    );
  }
  const failure = action === 'favourite' ? actionFailureTexts.favourite : actionFailureTexts.conversation;
  return (
    <>
      {failed && <FailureLine>{t`Error: ${{ title: t(failure) }}`}</FailureLine>}
      <LinkButton to={pathTo('memberProfile', { id: profileId })} width="full" onFollow={premiumIntent.clear}>
        {t`Go to the profile of ${{ name }}`}
      </LinkButton>
    </>
  );
}

/** Returns the action that keeps a match as a favourite and leads to their profile. */
function useKeepFavourite(profileId: string, onError: () => void) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const cache = usePeopleCache();
  // The call toggles, and a second press may come before the first one shows.
  const sent = useRef(false);
  const { isPending, isSuccess, mutate } = useMutation({
    mutationFn: (id: string) => api.call(toggleBookmark, { params: { id } }),
    onSuccess(_, id) {
      // Otherwise the menu there would offer to add them, which would remove them again.
      cache.patch(id, { bookmark: true });
      premiumIntent.clear();
      void navigate(pathTo('memberProfile', { id: profileId }));
    },
    onError,
    // Without an answer it may still be set; the reloaded profile says so.
    onSettled() {
      const keys = [profileQuery(api, profileId).queryKey, ...memberListKeys, ...Object.values(relatedQueryKeys)];
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    },
  });
  const busy = isPending || isSuccess;
  return {
    busy,
    keep(matchId: string): void {
      if (sent.current) return;
      sent.current = true;
      mutate(matchId);
    },
  };
}
