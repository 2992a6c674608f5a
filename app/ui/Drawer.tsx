import cross from '@phosphor-icons/core/regular/x.svg?raw';
import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import * as styles from './Drawer.css.ts';
import { Heading } from './Heading.tsx';
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
          <div className={styles.title} data-first-focus tabIndex={-1}>
            <Heading level={2} size="card" id={id}>
              {title}
            </Heading>
          </div>
          <Button tone="quiet" size="slim" icon={cross} onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
