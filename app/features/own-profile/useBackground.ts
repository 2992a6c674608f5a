import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../api/contract/profile.ts';
import { updateBackground } from '../../api/contract/settings.ts';
import { log } from '../../lib/log.ts';
import { useApi } from '../../session/useSession.ts';
import { keys } from './useOwnProfile.ts';

/** Shows the new background at once, and the old one again if it could not be saved. */
export function useBackground() {
  const api = useApi();
  const queryClient = useQueryClient();
  const show = (background: number | null) =>
    queryClient.setQueryData<Profile>(
      keys.profile,
      (profile) => profile && { ...profile, profileCard: { ...profile.profileCard, background } },
    );
  const { mutate, isError } = useMutation({
    mutationFn: (background: number) => api.call(updateBackground, { body: { background } }),
    onMutate(background) {
      const before = queryClient.getQueryData<Profile>(keys.profile)?.profileCard.background ?? null;
      show(background);
      return { before };
    },
    onError(error, _, context) {
      log.warn('the background could not be saved', error);
      if (context) show(context.before);
    },
  });
  return { failed: isError, choose: (background: number) => mutate(background) };
}
