import * as styles from './Badge.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CountBadgeProps {
  /** What is seen, such as 3 or ++. */
  shown: string;
  /** What is read out, such as "3 new". */
  spoken: string;
  dot?: boolean;
  /** On the upper corner of its button, which has `position: relative`, where a line has no room for it. */
  corner?: boolean;
}

/** How many new things there are, or a dot that only says that there are some. */
export function CountBadge({ shown, spoken, dot = false, corner = false }: CountBadgeProps) {
  return (
    <span className={corner ? styles.corner : styles.inLine}>
      <span className={dot ? styles.dot : styles.count} aria-hidden="true">
        {dot ? null : shown}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
