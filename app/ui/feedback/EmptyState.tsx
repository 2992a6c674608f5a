import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../content/Icon.tsx';
import { Illustration } from '../content/Illustration.tsx';
import * as styles from './EmptyState.css.ts';

type EmptyStateVisual =
  | { icon: IconSource; picture?: never }
  /** Address of a drawing. */
  | { picture: string; icon?: never };

type EmptyStateProps = EmptyStateVisual & {
  title?: string;
  /** Why there is nothing, and what to do: paragraphs and a button or link. */
  children: ReactNode;
  /** It replaced something that was there: its words are announced, those of a failure at once. */
  announce?: 'status' | 'alert';
  /** A button that is not announced with them. */
  action?: ReactNode;
};

/**
 * A message in the place of content that is not there: it says why, and what to do. `LoadFailure` uses it for what could
 * not be loaded; content that is loading is a `Skeleton`.
 */
export function EmptyState({ icon, picture, title, children, announce, action }: EmptyStateProps) {
  const Title = announce === 'alert' ? 'h2' : 'p';
  return (
    <div className={icon ? styles.root.small : styles.root.pictured}>
      {icon && (
        <span className={styles.icon}>
          <Icon source={icon} size="large" />
        </span>
      )}
      {picture && (
        <div className={styles.picture}>
          <Illustration src={picture} lazy />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.words} role={announce}>
          {title && <Title className={styles.title}>{title}</Title>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
