import cross from '@phosphor-icons/core/regular/x.svg?raw';
import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import * as styles from './Dialog.css.ts';
import { Heading } from './Heading.tsx';
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
          <div className={styles.title} data-first-focus tabIndex={-1}>
            <Heading level={2} size="card" id={id}>
              {title}
            </Heading>
          </div>
          <Button tone="quiet" size="slim" icon={cross} onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
        <section className={styles.body} aria-labelledby={id} tabIndex={0}>
          {children}
        </section>
      </div>
    </dialog>
  );
}
