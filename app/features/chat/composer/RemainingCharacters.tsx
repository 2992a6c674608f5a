import { plural } from '@lingui/core/macro';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { type MessageLength, toAnnouncedRemaining } from './composer.model.ts';

/** How many characters still fit; screen readers announce it in steps. */
export function RemainingCharacters({ length }: { length: Exclude<MessageLength, { kind: 'fits' }> }) {
  const spoken = toAnnouncedRemaining(length);
  if (length.kind === 'over') {
    const over = length.by;
    return <span role="status">{plural(over, { one: '# character too many', other: '# characters too many' })}</span>;
  }
  const { left } = length;
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
