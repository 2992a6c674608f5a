import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import camera from '@phosphor-icons/core/regular/camera.svg?icon';
import { useMutation } from '@tanstack/react-query';
import { isAlreadyDone } from '../../../api/apiErrorChecks.ts';
import { requestPhoto } from '../../../api/contract/matchActions.ts';
import type { Person } from '../../../member/people/person.ts';
import { useApi } from '../../../session/useSession.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useNotify } from '../notices/useNotify.ts';

export function PhotoRequestButton({ person }: { person: Person }) {
  const { requested, busy, request } = useRequestPhoto(person);
  return (
    <Button tone="secondary" icon={requested ? check : camera} ariaDisabled={requested || busy} onClick={request}>
      {requested ? <Trans>Picture requested</Trans> : <Trans>Ask for a picture</Trans>}
    </Button>
  );
}

/** Asks a member for a picture. A request that was made before counts as success. */
export function useRequestPhoto(person: Person) {
  const api = useApi();
  const { clearFailure, notifySuccess, notifyFailure } = useNotify();
  const { isPending, isSuccess, error, mutate } = useMutation({
    mutationFn: () => api.call(requestPhoto, { params: { id: person.profileId } }),
    onMutate: () => clearFailure(person),
    onSuccess: () => notifySuccess(msg`You’ve asked for a picture`),
    onError(error) {
      if (isAlreadyDone(error)) notifySuccess(msg`You’ve already asked for a picture`);
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
