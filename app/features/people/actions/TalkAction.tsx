import { Trans, useLingui } from '@lingui/react/macro';
import chat from '@phosphor-icons/core/regular/chat-circle-text.svg?raw';
import { ActionTile } from '../../../ui/ActionTile.tsx';
import type { Person } from '../model/person.model.ts';
import { useTalk } from './useTalk.ts';

export function TalkAction({ person }: { person: Person }) {
  const { t } = useLingui();
  const { opening, needsPremium, start } = useTalk(person);
  return (
    <ActionTile icon={chat} note={needsPremium ? t`with Premium` : undefined} inactive={opening} onClick={start}>
      {opening ? <Trans>Opening …</Trans> : <Trans>Write message</Trans>}
    </ActionTile>
  );
}
