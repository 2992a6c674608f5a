import { type ReactNode, useState } from 'react';
import { LeaveDialog } from './LeaveDialog.tsx';

interface Closing {
  /** For Escape, the backdrop and every button that closes. */
  close: () => void;
  /** Goes beside what is closed. */
  question: ReactNode;
}

/**
 * Closes a dialog or a form, after asking once if something in it would be lost (rule E6).
 *
 * @param onClose closes without asking
 */
export function useClosing(dirty: boolean, onClose: () => void): Closing {
  const [asking, setAsking] = useState(false);
  return {
    close: () => (dirty ? setAsking(true) : onClose()),
    question: asking && dirty && <LeaveDialog onStay={() => setAsking(false)} onLeave={onClose} />,
  };
}
