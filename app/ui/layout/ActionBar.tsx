import { type ReactNode, useRef } from 'react';
import * as styles from './ActionBar.css.ts';
import { dialogFoot } from './dialogFoot.css.ts';
import { width } from './Page.css.ts';
import { useBottomInset } from './useBottomInset.ts';

interface ActionBarProps {
  /** Way back, on the left. */
  back?: ReactNode;
  /** Way on, on the right, or words that say what it waits for. */
  forward?: ReactNode;
  /** A lesser way on beside it, on phones in a row above. */
  beside?: ReactNode;
  /** Words about a mistake, in a row above. */
  note?: ReactNode;
  /** Places it at the foot of a dialog instead of the window. */
  inDialog?: boolean;
}

/**
 * The way back and the way on of a page with steps, at one place at the bottom of the window; in low windows and with
 * large text at the end of the page. It must be the last child of a column that is as high as the window. `inDialog`
 * places it at the foot of a dialog; one that has no steps has a `DialogFoot`.
 */
export function ActionBar({ back, forward, beside, note, inDialog = false }: ActionBarProps) {
  const root = useRef<HTMLDivElement>(null);
  useBottomInset(root, inDialog ? null : 'inFlow');
  return (
    <div ref={root} className={inDialog ? dialogFoot : styles.root}>
      <div className={inDialog ? undefined : width.steps}>
        <div className={styles.row}>
          <div className={styles.back}>{back}</div>
          <div className={styles.note}>{note}</div>
          <div className={styles.beside}>{beside}</div>
          <div className={styles.forward}>{forward}</div>
        </div>
      </div>
    </div>
  );
}
