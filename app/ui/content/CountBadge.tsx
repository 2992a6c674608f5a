import * as styles from './Badge.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CountBadgeProps {
  /** Visible text, such as 3 or ++. */
  shown: string;
  /** Text for screen readers, such as "3 new". */
  spoken: string;
  dot?: boolean;
  /** Places it on the upper corner of its button, for want of room beside the text. */
  corner?: boolean;
  compact?: boolean;
}

/**
 * The number of new things, or a dot that only says that there are some. Screen readers hear `spoken`, which names the
 * things. On the corner of a button (`corner`) it needs that button to have `position: relative`.
 */
export function CountBadge({ shown, spoken, dot = false, corner = false, compact = false }: CountBadgeProps) {
  return (
    <span className={corner ? styles.corner : styles.inlineWithText}>
      <span className={dot ? styles.dot : compact ? styles.compactCount : styles.count} aria-hidden="true">
        {dot ? null : shown}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
