import { Trans } from '@lingui/react/macro';
import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import smiley from '@phosphor-icons/core/regular/smiley.svg?icon';
import { ActionTile } from '../../../ui/actions/ActionTile.tsx';
import type { Person } from '../model/person.model.ts';
import { useSendSmile } from './useSendSmile.ts';

export function SmileAction({ person }: { person: Person }) {
  const smile = useSendSmile(person);
  const sent = person.smileSent;
  return (
    <ActionTile icon={sent ? check : smiley} on={sent} ariaDisabled={sent} onClick={smile}>
      {sent ? <Trans>Smile sent</Trans> : <Trans>Send smile</Trans>}
    </ActionTile>
  );
}
