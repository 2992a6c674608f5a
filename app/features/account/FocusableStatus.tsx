import { type ReactNode, useState } from 'react';

/**
 * The place of a result that takes the focus where its button has gone. Screen readers say it once: as what has the
 * focus, or else as a status.
 */
export function FocusableStatus({ children }: { children: ReactNode }) {
  const [focused, setFocused] = useState(false);
  return (
    <div
      role="status"
      aria-live={focused ? 'off' : undefined}
      tabIndex={-1}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {children}
    </div>
  );
}
