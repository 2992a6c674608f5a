import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { Button } from '../actions/Button.tsx';
import { Heading } from '../content/Heading.tsx';
import * as styles from './ModalHeader.css.ts';

interface ModalHeaderProps {
  /** Id of the heading, which names the dialog. */
  id: string;
  title: string;
  closeLabel: string;
  /** Something is being sent: the overlay stays until that is answered. */
  busy?: boolean | undefined;
  onClose: () => void;
}

/**
 * Title and close button of an overlay; the title takes the focus first. `Dialog`, `Sheet` and `Drawer` have it
 * already.
 */
export function ModalHeader({ id, title, closeLabel, busy = false, onClose }: ModalHeaderProps) {
  return (
    <div className={styles.root}>
      <div className={styles.title} data-first-focus tabIndex={-1}>
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
      </div>
      <div className={styles.close}>
        <Button tone="quiet" size="compact" icon={cross} ariaDisabled={busy} onClick={onClose}>
          {closeLabel}
        </Button>
      </div>
    </div>
  );
}
