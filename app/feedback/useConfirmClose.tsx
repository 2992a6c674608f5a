import { type ReactNode, useState } from 'react';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

interface ConfirmClose {
  /** Handler for Escape, the backdrop and every button that closes. */
  close: () => void;
  /** Question to render next to the dialog or form. */
  confirmation: ReactNode;
}

/**
 * Closes a dialog or a form, after a question if it has unsaved changes (rule E6).
 *
 * @param onClose closes without a question
 */
export function useConfirmClose(dirty: boolean, onClose: () => void): ConfirmClose {
  const [confirming, setConfirming] = useState(false);
  return {
    close: () => (dirty ? setConfirming(true) : onClose()),
    confirmation: confirming && dirty && <UnsavedChangesDialog onStay={() => setConfirming(false)} onLeave={onClose} />,
  };
}
