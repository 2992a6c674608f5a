import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/ApiError.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { initiateConversation } from '../../../api/contract/matchActions.ts';
import type { ReactingMember } from '../../../api/contract/profile.ts';
import { reportGlobalErrorAtom } from '../../../feedback/globalErrors.ts';
import { log } from '../../../lib/log.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { paywallAtom } from '../../../routing/paywall.atoms.ts';
import { useApi, useMember } from '../../../session/useSession.ts';

/** Opens the conversation with a member who has commented; the server says where that needs Premium. */
export function useAnswerByMessage(member: ReactingMember): { opening: boolean; start: () => void } {
  const { match_id: matchId, profile_id: profileId, username } = member;
  const api = useApi();
  const navigate = useNavigate();
  const report = useSetAtom(reportGlobalErrorAtom);
  const openPaywall = useSetAtom(paywallAtom);
  const premium = useMember()?.user.premium ?? false;
  const { isPending, mutate } = useMutation({
    async mutationFn(id: string) {
      const { conversation_id } = await api.call(initiateConversation, { params: { id } });
      // The id becomes part of an address.
      if (!idPattern.test(conversation_id)) throw new ApiError('contract', initiateConversation.name);
      return conversation_id;
    },
    onSuccess: (conversationId) => void navigate(namedPaths.activeChat(conversationId)),
    onError(error) {
      log.warn('a conversation could not be opened', error);
      if (error instanceof ApiError && error.paywall && !premium)
        return openPaywall({ action: 'write', profileId, conversationId: null, username });
      report(msg`Error: the conversation could not be opened`, {
        advice: msg`Nothing has changed. Please try again in a moment.`,
      });
    },
  });
  return {
    opening: isPending,
    start() {
      if (!isPending && matchId !== null) mutate(matchId);
    },
  };
}
