import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { idPattern } from '../api/contract/fieldSchemas.ts';
import { initiateConversation } from '../api/contract/matchActions.ts';
import { sharedPaths } from '../routing/sharedPaths.ts';
import { useApi } from '../session/useSession.ts';
import { useNavigate } from '../ui/navigation/navigation.ts';

/** A member to write to; without a match id, they are no match. */
interface Addressee {
  matchId: string | null;
}

type Match<T> = T & { matchId: string };

export interface OpenConversationOptions<T> {
  /** Called before an attempt. */
  onStart?: (addressee: T) => void;
  onError: (error: Error, addressee: T) => void;
}

const mutationKey = ['openConversation'] as const;

/** Opens the conversation with a match, which the server begins if there is none. `open` stays the same function. */
export function useOpenConversation<T extends Addressee>({ onStart, onError }: OpenConversationOptions<T>) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isPending, variables, mutate } = useMutation({
    mutationKey,
    async mutationFn({ matchId }: Match<T>) {
      const { conversationId } = await api.call(initiateConversation, { params: { id: matchId } });
      // The id becomes part of an address.
      if (!idPattern.test(conversationId)) throw new ApiError('contract', initiateConversation.name);
      return conversationId;
    },
    ...(onStart && { onMutate: onStart }),
    onSuccess: (conversationId) => void navigate(sharedPaths.activeChat(conversationId)),
    onError,
  });
  /** Does nothing for a member who is no match, or while a conversation is opening. */
  const open = useCallback(
    (addressee: T): void => {
      const { matchId } = addressee;
      if (matchId !== null && client.isMutating({ mutationKey }) === 0) mutate({ ...addressee, matchId });
    },
    [client, mutate],
  );
  return {
    /** The id of the match whose conversation is opening. */
    openingId: isPending ? variables.matchId : null,
    open,
  };
}
