import { Trans } from '@lingui/react/macro';
import chats from '@phosphor-icons/core/regular/chats-circle.svg?raw';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Text } from '../../ui/Text.tsx';

/** On desks, beside the list, as long as no conversation is open. */
export function NoThread() {
  return (
    <EmptyState icon={chats}>
      <Text>
        <Trans>Choose a conversation to read it here.</Trans>
      </Text>
    </EmptyState>
  );
}
