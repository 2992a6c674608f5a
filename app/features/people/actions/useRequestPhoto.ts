import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { requestPhoto } from '../../../api/contract/chat.ts';
import { useApi } from '../../../session/useSession.ts';
import { isAlreadyDone } from '../model/apiErrorChecks.ts';
import type { Person } from '../model/person.model.ts';
import { useNotify } from '../notices/useNotify.ts';

/** Asks a member for a picture. A request that was made before counts as success. */
export function useRequestPhoto(person: Person) {
  const api = useApi();
  const { clearError, notifySuccess, notifyFailure } = useNotify();
  const { isPending, isSuccess, error, mutate } = useMutation({
    mutationFn: () => api.call(requestPhoto, { params: { id: person.profileId } }),
    onMutate: () => clearError(person),
    onSuccess: () => notifySuccess(msg`You have asked for a picture`),
    onError(error) {
      if (isAlreadyDone(error)) notifySuccess(msg`You have asked for a picture before`);
      else notifyFailure(person, error, msg`Unable to send photo request`);
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
