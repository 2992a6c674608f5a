import { Trans } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import camera from '@phosphor-icons/core/regular/camera.svg?icon';
import { Button } from '../../../ui/actions/Button.tsx';
import type { Person } from '../model/person.model.ts';
import { useRequestPhoto } from './useRequestPhoto.ts';

export function PhotoRequestButton({ person }: { person: Person }) {
  const { requested, busy, request } = useRequestPhoto(person);
  return (
    <Button tone="secondary" icon={requested ? check : camera} ariaDisabled={requested || busy} onClick={request}>
      {requested ? <Trans>Picture requested</Trans> : <Trans>Ask for a picture</Trans>}
    </Button>
  );
}
