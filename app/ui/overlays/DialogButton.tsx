import { type ReactNode, useState } from 'react';
import { TextButton } from '../actions/TextButton.tsx';

interface DialogButtonProps {
  label: string;
  /** The dialog. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that looks like a link and holds the state of the dialog that it opens. For other buttons the caller holds
 * the state, and sets `opensDialog`.
 */
export function DialogButton({ label, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton opensDialog onClick={() => setOpen(true)}>
        {label}
      </TextButton>
      {open && children(() => setOpen(false))}
    </>
  );
}
