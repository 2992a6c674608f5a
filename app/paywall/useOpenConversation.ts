import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.ts';
import { idPattern } from '../api/contract/fieldSchemas.ts';
import { initiateConversation } from '../api/contract/matchActions.ts';
import { namedPaths } from '../routing/namedPaths.ts';
import { useApi } from '../session/useSession.ts';
import { useNavigate } from '../ui/navigation/navigation.ts';

interface OpenConversationOptions {
  /** Before an attempt. */
  onStart?: () => void;
  onError: (error: Error) => void;
}

/** Opens the conversation with a match, which the server begins where there is none. */
export function useOpenConversation({ onStart, onError }: OpenConversationOptions) {
  const api = useApi();
  const navigate = useNavigate();
  const { isPending: opening, mutate } = useMutation({
    async mutationFn(id: string) {
      const { conversation_id } = await api.call(initiateConversation, { params: { id } });
      // The id becomes part of an address.
      if (!idPattern.test(conversation_id)) throw new ApiError('contract', initiateConversation.name);
      return conversation_id;
    },
    ...(onStart && { onMutate: onStart }),
    onSuccess: (conversationId) => void navigate(namedPaths.activeChat(conversationId)),
    onError,
  });
  return {
    opening,
    /** Does nothing for a member who is no match, or while it is opening. */
    open(matchId: string | null): void {
      if (!opening && matchId !== null) mutate(matchId);
    },
  };
}
