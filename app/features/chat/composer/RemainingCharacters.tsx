import { plural } from '@lingui/core/macro';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { type MessageLength, toAnnouncedRemaining } from './composer.model.ts';

/** How many characters still fit, once it matters; read out only now and then. */
export function RemainingCharacters({ room }: { room: Exclude<MessageLength, { kind: 'plenty' }> }) {
  const spoken = toAnnouncedRemaining(room);
  if (room.kind === 'over') {
    const over = room.by;
    return <span role="status">{plural(over, { one: '# character too many', other: '# characters too many' })}</span>;
  }
  const { left } = room;
  return (
    <>
      <span aria-hidden="true">{plural(left, { one: '# character left', other: '# characters left' })}</span>
      <VisuallyHidden>
        <span role="status">
          {spoken !== null &&
            plural(spoken, { one: 'No more than # character left', other: 'No more than # characters left' })}
        </span>
      </VisuallyHidden>
    </>
  );
}
