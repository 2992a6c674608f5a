import { useMutation } from '@tanstack/react-query';
import { setProfilePicture } from '../../../api/contract/pictures.ts';
import { useApi } from '../../../session/useSession.ts';
import { useRefreshPictures } from '../ownProfileQueries.ts';

export function useSetMainPicture() {
  const api = useApi();
  const refresh = useRefreshPictures();
  return useMutation({
    async mutationFn(id: string) {
      await api.call(setProfilePicture, { params: { id } });
      await refresh();
    },
  });
}
