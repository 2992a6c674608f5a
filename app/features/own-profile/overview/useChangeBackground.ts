import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateBackground } from '../../../api/contract/accountSettings.ts';
import type { Profile } from '../../../api/contract/profile.ts';
import { useApi } from '../../../session/useSession.ts';
import { ownProfileKeys } from '../ownProfileQueries.ts';

/** Shows the new background at once, and the old one again if saving fails. */
export function useChangeBackground() {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = (background: number | null) =>
    queryClient.setQueryData<Profile>(
      ownProfileKeys.profile,
      (profile) => profile && { ...profile, profileCard: { ...profile.profileCard, background } },
    );
  const { mutate, isError } = useMutation({
    mutationFn: (background: number) => api.call(updateBackground, { body: { background } }),
    onMutate(background) {
      const before = queryClient.getQueryData<Profile>(ownProfileKeys.profile)?.profileCard.background ?? null;
      show(background);
      return { before };
    },
    onError: (_error, _background, context) => context && show(context.before),
  });
  return { failed: isError, choose: (background: number) => mutate(background) };
}
