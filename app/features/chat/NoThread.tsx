import { Trans } from '@lingui/react/macro';
import chats from '@phosphor-icons/core/regular/chats-circle.svg?raw';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Text } from '../../ui/Text.tsx';
import { useConversations } from './useConversations.ts';

/** On desks, beside the list, as long as no conversation is open; not where there is none to choose. */
export function NoThread() {
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
