import { type ReactNode, useId } from 'react';
import * as styles from './Dialog.css.ts';
import { ModalHeader } from './ModalHeader.tsx';
import { useModal } from './useModal.ts';

interface DialogProps {
  title: string;
  closeLabel: string;
  /** Called for Escape, the backdrop and the close button. */
  onClose: () => void;
  children: ReactNode;
}

export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <dialog {...modal} className={styles.frame} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.header}>
          <ModalHeader id={id} title={title} closeLabel={closeLabel} onClose={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
        <section className={styles.body} aria-labelledby={id} tabIndex={0}>
          {children}
        </section>
      </div>
    </dialog>
  );
}
