import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import heartFilled from '@phosphor-icons/core/fill/heart-fill.svg?icon';
import chat from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import question from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import heart from '@phosphor-icons/core/regular/heart.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/ApiError.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { initiateConversation, sendSmile } from '../../../api/contract/matchActions.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { useApi } from '../../../session/useSession.ts';
import { ActionGroup } from '../../../ui/actions/ActionGroup.tsx';
import { ActionTile } from '../../../ui/actions/ActionTile.tsx';
import { conversationNeedsPremium, usePremiumStatus } from '../model/paywall.ts';
import type { Person } from '../model/person.ts';
import { useNotify } from '../notices/useNotify.ts';
import { usePersonName } from '../usePersonTexts.ts';
import { IcebreakerDialog } from './IcebreakerDialog.tsx';
import { useFavourite } from './useFavourite.ts';
import { usePeopleCache } from './usePeopleCache.ts';

interface PersonActionsProps {
  person: Person;
  /** The maximum; narrow screens show fewer. */
  columns: 2 | 4;
}

/** The actions on a member, in the same order everywhere. Only matches can be smiled at, written to and marked. */
export function PersonActions({ person, columns }: PersonActionsProps) {
  const { t } = useLingui();
  const name = usePersonName(person.username);
  return (
    <ActionGroup label={t`Get in touch with ${{ name }}`} columns={columns}>
      {person.matchId !== null && (
        <>
          <SmileAction person={person} />
          <StartConversationAction person={person} />
        </>
      )}
      <IcebreakerAction person={person} />
      {person.matchId !== null && <FavouriteAction person={person} />}
    </ActionGroup>
  );
}

function SmileAction({ person }: { person: Person }) {
  const smile = useSendSmile(person);
  const sent = person.smileSent;
  return (
    <ActionTile icon={sent ? check : smiley} on={sent} ariaDisabled={sent} onClick={smile}>
      {sent ? <Trans>Smile sent</Trans> : <Trans>Send smile</Trans>}
    </ActionTile>
  );
}

/** Sends one smile: it shows as sent at once, and reverts if the call fails. */
function useSendSmile(person: Person): () => void {
  const { t } = useLingui();
  const api = useApi();
  const cache = usePeopleCache();
  const { announce, clearError, notifyFailure } = useNotify();
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.call(sendSmile, { params: { id } }),
    onMutate(matchId) {
      clearError(person);
      cache.patch(matchId, { smile_sent: true });
    },
    onSuccess(_, matchId) {
      cache.patch(matchId, { smile_sent: true });
      announce(t`Your smile is on its way.`);
    },
    onError(error, matchId) {
      cache.patch(matchId, { smile_sent: false });
      notifyFailure(person, error, msg`Unable to send smile`);
    },
  });
  return () => {
    if (person.matchId !== null && !person.smileSent) mutate(person.matchId);
  };
}

function StartConversationAction({ person }: { person: Person }) {
  const { t } = useLingui();
  const { opening, needsPremium, start } = useStartConversation(person);
  return (
    <ActionTile icon={chat} note={needsPremium ? t`with Premium` : undefined} ariaDisabled={opening} onClick={start}>
      {opening ? t`Opening …` : t`Write message`}
    </ActionTile>
  );
}

/** Opens the conversation with a person, or the plans where that needs Premium. */
function useStartConversation(person: Person) {
  const api = useApi();
  const navigate = useNavigate();
  const { clearError, notifyFailure } = useNotify();
  const needsPremium = conversationNeedsPremium(usePremiumStatus(), person.blockSend);
  const { isPending, mutate } = useMutation({
    async mutationFn(id: string) {
      const { conversation_id } = await api.call(initiateConversation, { params: { id } });
      // The id becomes part of an address.
      if (!idPattern.test(conversation_id)) throw new ApiError('contract', initiateConversation.name);
      return conversation_id;
    },
    onMutate: () => clearError(person),
    onSuccess: (conversationId) => void navigate(namedPaths.activeChat(conversationId)),
    onError: (error) => notifyFailure(person, error, msg`Unable to initiate the conversation`),
  });
  return {
    opening: isPending,
    needsPremium,
    start() {
      if (needsPremium) void navigate(namedPaths.premiumUpgrade(true));
      else if (!isPending && person.matchId !== null) mutate(person.matchId);
    },
  };
}

function FavouriteAction({ person }: { person: Person }) {
  const { t } = useLingui();
  const { needsPremium, on, toggle } = useFavourite(person);
  return (
    <ActionTile
      icon={on ? heartFilled : heart}
      on={on}
      note={needsPremium ? t`with Premium` : undefined}
      onClick={toggle}
    >
      {on ? t`Remove favourite` : t`Add to favourites`}
    </ActionTile>
  );
}

function IcebreakerAction({ person }: { person: Person }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionTile icon={question} opensDialog onClick={() => setOpen(true)}>{t`Ask a question`}</ActionTile>
      {open && <IcebreakerDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
