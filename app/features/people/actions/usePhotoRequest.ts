import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { requestPhoto } from '../../../api/contract/chat.ts';
import { useApi } from '../../../session/useSession.ts';
import type { Person } from '../model/person.model.ts';
import { isRepeated } from '../model/refusal.model.ts';
import { useTell } from '../notices/useTell.ts';

/** Once is enough: that it was asked for before is no failure. */
export function usePhotoRequest(person: Person) {
  const api = useApi();
  const tell = useTell();
  const { isPending, isSuccess, error, mutate } = useMutation({
    mutationFn: () => api.call(requestPhoto, { params: { id: person.profileId } }),
    onMutate: () => tell.settle(person),
    onSuccess: () => tell.succeeded(msg`You have asked for a picture`),
    onError(error) {
      if (isRepeated(error)) tell.succeeded(msg`You have asked for a picture before`);
      else tell.failed(person, error, msg`Unable to send photo request`);
    },
  });
  return {
    requested: isSuccess || isRepeated(error),
    busy: isPending,
    request() {
      if (!isPending) mutate();
    },
  };
}
