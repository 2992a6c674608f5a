import { type ReactNode, useId } from 'react';
import * as styles from './Drawer.css.ts';
import { ModalHeader } from './ModalHeader.tsx';
import { useModal } from './useModal.ts';

interface DrawerProps {
  title: string;
  closeLabel: string;
  /** Called for Escape, the backdrop and the close button. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that slides in from the side. */
export function Drawer({ title, closeLabel, onClose, children }: DrawerProps) {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className={styles.frame} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.header}>
          <ModalHeader id={id} title={title} closeLabel={closeLabel} onClose={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
