import { useQueryClient } from '@tanstack/react-query';
import { galleryQuery, profileQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';

/** Returns a function that fetches the gallery and the profile again after a change of the pictures. */
export function useRefreshPictures(): () => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: galleryQuery(api).queryKey }),
      queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey }),
    ]);
  };
}
