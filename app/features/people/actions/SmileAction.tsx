import { Trans } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?raw';
import smiley from '@phosphor-icons/core/regular/smiley.svg?raw';
import { ActionTile } from '../../../ui/ActionTile.tsx';
import type { Person } from '../model/person.model.ts';
import { useSmile } from './useSmile.ts';

export function SmileAction({ person }: { person: Person }) {
  const smile = useSmile(person);
  const sent = person.smileSent;
  return (
    <ActionTile icon={sent ? check : smiley} on={sent} inactive={sent} onClick={smile}>
      {sent ? <Trans>Smile sent</Trans> : <Trans>Send smile</Trans>}
    </ActionTile>
  );
}
