import * as styles from './Badge.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CountBadgeProps {
  /** What is seen, such as 3 or ++. */
  shown: string;
  /** What is read out, such as "3 new". */
  spoken: string;
  dot?: boolean;
}

/** How many new things there are, or a dot that only says that there are some. */
export function CountBadge({ shown, spoken, dot = false }: CountBadgeProps) {
  return (
    <>
      <span className={dot ? styles.dot : styles.count} aria-hidden="true">
        {dot ? null : shown}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
