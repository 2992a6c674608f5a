import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css.ts';

interface HeadingProps {
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
  /** A page has one heading of level 1; it takes the focus when the page opens. */
  level: 1 | 2 | 3;
  size?: keyof typeof styles.size;
  id?: string;
  /** Whether the app can focus it, as it can a page's heading. */
  takesFocus?: boolean;
}

const sizes = { 1: 'page', 2: 'section', 3: 'card' } as const;

/**
 * A heading whose `level` follows the outline of the page, and whose `size` is that of the level unless another fits
 * better. A page with a sentence below its heading has a `PageHeading`.
 */
export function Heading({ ref, children, level, size = sizes[level], id, takesFocus }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag ref={ref} id={id} className={styles.size[size]} tabIndex={(takesFocus ?? level === 1) ? -1 : undefined}>
      {children}
    </Tag>
  );
}
