import { type ReactNode, Suspense, useState } from 'react';
import { TextButton } from '../actions/TextButton.tsx';

interface DialogButtonProps {
  label: string;
  /** The dialog, which may be a lazy part of the app. */
  children: (close: () => void) => ReactNode;
}

/** A button that looks like a link and opens a dialog. */
export function DialogButton({ label, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton opensDialog onClick={() => setOpen(true)}>
        {label}
      </TextButton>
      {open && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}
