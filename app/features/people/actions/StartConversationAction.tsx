import { Trans, useLingui } from '@lingui/react/macro';
import chat from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import { ActionTile } from '../../../ui/actions/ActionTile.tsx';
import type { Person } from '../model/person.model.ts';
import { useStartConversation } from './useStartConversation.ts';

export function StartConversationAction({ person }: { person: Person }) {
  const { t } = useLingui();
  const { opening, needsPremium, start } = useStartConversation(person);
  return (
    <ActionTile icon={chat} note={needsPremium ? t`with Premium` : undefined} ariaDisabled={opening} onClick={start}>
      {opening ? <Trans>Opening …</Trans> : <Trans>Write message</Trans>}
    </ActionTile>
  );
}
