import { type ReactNode, useState } from 'react';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

interface ConfirmClose {
  /** For Escape, the backdrop and every button that closes. */
  close: () => void;
  /** Goes beside what is closed. */
  confirmation: ReactNode;
}

/**
 * Closes a dialog or a form, after asking once if something in it would be lost (rule E6).
 *
 * @param onClose closes without asking
 */
export function useConfirmClose(dirty: boolean, onClose: () => void): ConfirmClose {
  const [asking, setAsking] = useState(false);
  return {
    close: () => (dirty ? setAsking(true) : onClose()),
    confirmation: asking && dirty && <UnsavedChangesDialog onStay={() => setAsking(false)} onLeave={onClose} />,
  };
}
