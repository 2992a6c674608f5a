import { Trans } from '@lingui/react/macro';
import chats from '@phosphor-icons/core/regular/chats-circle.svg?icon';
import { Text } from '../../ui/content/Text.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useConversations } from './inbox/useConversations.ts';

/** Shown beside the inbox on desktops while no conversation is open; renders nothing if the member has none. */
export function NoConversationSelected() {
  const { data } = useConversations('');
  if (data?.pages.every((rows) => rows.length === 0)) return null;
  return (
    <EmptyState icon={chats}>
      <Text>
        <Trans>Choose a conversation to read it here.</Trans>
      </Text>
    </EmptyState>
  );
}
