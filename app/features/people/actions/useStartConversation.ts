import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/ApiError.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { initiateConversation } from '../../../api/contract/matchActions.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { paywallAtom } from '../../../routing/paywall.atoms.ts';
import { useApi } from '../../../session/useSession.ts';
import { conversationNeedsPremium, usePremiumStatus } from '../model/paywall.ts';
import type { Person } from '../model/person.ts';
import { useNotify } from '../notices/useNotify.ts';

/** Opens the conversation with a person; where that needs Premium, they meet the paywall. */
export function useStartConversation(person: Person) {
  const api = useApi();
  const navigate = useNavigate();
  const openPaywall = useSetAtom(paywallAtom);
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
      const { matchId, profileId, username } = person;
      if (needsPremium) openPaywall({ action: 'write', profileId, conversationId: null, username });
      else if (!isPending && matchId !== null) mutate(matchId);
    },
  };
}
