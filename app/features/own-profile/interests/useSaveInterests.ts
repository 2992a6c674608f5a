import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Interests, updateInterests } from '../../../api/contract/profile.ts';
import { useApi } from '../../../session/useSession.ts';
import { ownProfileKeys } from '../ownProfileQueries.ts';

export function useSaveInterests() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ selected }: Interests) => api.call(updateInterests, { body: { interests: selected } }),
    onSuccess: (_, interests) => queryClient.setQueryData(ownProfileKeys.interests, interests),
  });
}
