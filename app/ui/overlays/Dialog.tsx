import { type ReactNode, useId } from 'react';
import * as styles from './Dialog.css.ts';
import { ModalHeader } from './ModalHeader.tsx';
import { useModal } from './useModal.ts';

/**
 * A dialog in front of the page until it is answered or closed; its content scrolls below the title, its buttons are in
 * a `DialogFoot`. A short choice is a `Sheet`, a list beside the page a `Drawer`, pictures are a `PictureViewer`. What
 * a member can ignore is a `Banner` in the page.
 */
export function Dialog(props: ModalProps) {
  return <Modal variant="dialog" {...props} />;
}

/** A small dialog, which rises from the bottom of the window on phones. */
export function Sheet(props: ModalProps) {
  return <Modal variant="sheet" {...props} />;
}

/** A dialog that slides in from the side. */
export function Drawer(props: ModalProps) {
  return <Modal variant="drawer" {...props} />;
}

interface ModalProps {
  title: string;
  closeLabel: string;
  /** Something is being sent: nothing closes it until that is answered. */
  busy?: boolean;
  /** Called for Escape, the backdrop and the close button. */
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a dialog, sheet or drawer. */
function Modal({
  variant,
  title,
  closeLabel,
  busy = false,
  onClose,
  children,
}: ModalProps & { variant: keyof typeof styles.frame }) {
  const id = useId();
  const modal = useModal(() => busy || onClose());
  return (
    <dialog {...modal} className={styles.frame[variant]} aria-labelledby={id}>
      <div className={styles.inner[variant]}>
        <div className={styles.header[variant]}>
          <ModalHeader id={id} title={title} closeLabel={closeLabel} busy={busy} onClose={onClose} />
        </div>
        {variant === 'drawer' ? (
          children
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
          <section className={styles.scrollArea[variant]} aria-labelledby={id} tabIndex={0}>
            {children}
          </section>
        )}
      </div>
    </dialog>
  );
}
