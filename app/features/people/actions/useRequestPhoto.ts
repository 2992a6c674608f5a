import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { requestPhoto } from '../../../api/contract/chat.ts';
import { useApi } from '../../../session/useSession.ts';
import { isAlreadyDone } from '../model/apiErrorChecks.ts';
import type { Person } from '../model/person.model.ts';
import { useNotify } from '../notices/useNotify.ts';

/** Once is enough: that it was asked for before is no failure. */
export function useRequestPhoto(person: Person) {
  const api = useApi();
  const tell = useNotify();
  const { isPending, isSuccess, error, mutate } = useMutation({
    mutationFn: () => api.call(requestPhoto, { params: { id: person.profileId } }),
    onMutate: () => tell.settle(person),
    onSuccess: () => tell.succeeded(msg`You have asked for a picture`),
    onError(error) {
      if (isAlreadyDone(error)) tell.succeeded(msg`You have asked for a picture before`);
      else tell.failed(person, error, msg`Unable to send photo request`);
    },
  });
  return {
    requested: isSuccess || isAlreadyDone(error),
    busy: isPending,
    request() {
      if (!isPending) mutate();
    },
  };
}
