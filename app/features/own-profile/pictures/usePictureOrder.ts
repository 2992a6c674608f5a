import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { isUnknownCall } from '../../../api/apiErrorChecks.ts';
import { orderPictures, setProfilePicture } from '../../../api/contract/pictures.ts';
import type { Photo } from '../../../api/contract/profile.ts';
import { log } from '../../../lib/log.ts';
import { galleryQuery } from '../../../member/profileQueries.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { useApi } from '../../../session/useSession.ts';
import { toReorderedPhotos } from './pictureSlots.ts';
import { useRefreshPictures } from './useRefreshPictures.ts';

/** Whether the server has refused to keep an order; it may not have that call. */
const orderRefusedAtom = ownedAtom(false);

const mutationKey = ['pictureOrder'] as const;

/**
 * Orders the pictures and shows the order at once. A server that keeps no order only learns of another profile picture;
 * then `supported` is false.
 */
export function usePictureOrder() {
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = useRefreshPictures();
  const [refused, setRefused] = useAtom(orderRefusedAtom);
  const { queryKey } = galleryQuery(api);
  const { mutate, isError, isSuccess, reset } = useMutation({
    mutationKey,
    // Moves that follow each other quickly reach the server in their order.
    scope: { id: 'pictureOrder' },
    async mutationFn({ ids, mainChanged }: { ids: readonly string[]; mainChanged: boolean }) {
      const [first] = ids;
      if (first === undefined) return;
      if (!refused) {
        try {
          return await api.call(orderPictures, { body: { ids: [...ids] } });
        } catch (error) {
          if (!isUnknownCall(error)) throw error;
          setRefused(true);
        }
      }
      if (mainChanged) await api.call(setProfilePicture, { params: { id: first } });
    },
    onMutate: ({ ids }) => {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Photo[]>(queryKey, (photos) => photos && toReorderedPhotos(photos, ids));
    },
    onError: (error) => log.warn('the order of the pictures could not be saved', error),
    // The order on the server is behind the one shown until the last move has arrived.
    onSettled: () => (queryClient.isMutating({ mutationKey }) === 1 ? refresh() : undefined),
  });
  return {
    supported: !refused,
    failed: isError,
    saved: isSuccess,
    reset,
    /** Changes the order of ids from before to after. */
    order: (before: readonly string[], ids: readonly string[]) => mutate({ ids, mainChanged: before[0] !== ids[0] }),
  };
}
