import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/ApiError.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { initiateConversation } from '../../../api/contract/matchActions.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { useApi } from '../../../session/useSession.ts';
import { decideConversation } from '../model/paywall.model.ts';
import type { Person } from '../model/person.model.ts';
import { useNotify } from '../notices/useNotify.ts';
import { usePremiumStatus } from './usePremiumStatus.ts';

/** Opens the conversation with somebody, or the plans where that needs Premium. */
export function useStartConversation(person: Person) {
  const api = useApi();
  const actor = usePremiumStatus();
  const navigate = useNavigate();
  const tell = useNotify();
  const verdict = decideConversation(actor, person.blockSend);
  const { isPending, mutate } = useMutation({
    async mutationFn(id: string) {
      const { conversation_id } = await api.call(initiateConversation, { params: { id } });
      // It becomes part of an address.
      if (!idPattern.test(conversation_id)) throw new ApiError('contract', initiateConversation.name);
      return conversation_id;
    },
    onMutate: () => tell.settle(person),
    onSuccess: (conversationId) => void navigate(namedPaths.activeChat(conversationId)),
    onError: (error) => tell.failed(person, error, msg`Unable to initiate the conversation`),
  });
  return {
    opening: isPending,
    needsPremium: verdict === 'upgrade',
    start() {
      if (verdict === 'upgrade') void navigate(namedPaths.premiumUpgrade(true));
      else if (!isPending && person.matchId !== null) mutate(person.matchId);
    },
  };
}
