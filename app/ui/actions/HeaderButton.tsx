import type { ReactNode } from 'react';
import { CountBadge } from '../content/CountBadge.tsx';
import { Icon, type IconSource } from '../content/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import * as styles from './HeaderButton.css.ts';

interface HeaderContentProps {
  icon: IconSource;
  children: ReactNode;
  /** Content where there is little room: the word below the icon, or the word alone. */
  whenNarrow: 'stacked' | 'word';
}

interface HeaderButtonProps extends HeaderContentProps {
  /** Number of new things that it leads to, on the corner. */
  count?: { shown: string; spoken: string; dot: boolean } | false;
  open: boolean;
  onOpen: () => void;
}

/**
 * A button in the bar above the page, which opens a drawer. `HeaderLink` looks the same and leads to a page. `count`,
 * on the corner, is the number of new things.
 */
export function HeaderButton({ icon, children, whenNarrow, count = false, open, onOpen }: HeaderButtonProps) {
  return (
    <button
      type="button"
      className={styles.kind[whenNarrow]}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => onOpen()}
    >
      <HeaderContent icon={icon} whenNarrow={whenNarrow}>
        {children}
      </HeaderContent>
      {count && <CountBadge {...count} corner />}
    </button>
  );
}

/** A link that looks like a HeaderButton. */
export const HeaderLink = ({ to, ...content }: HeaderContentProps & { to: string }) => (
  <Link className={styles.kind[content.whenNarrow]} to={to}>
    <HeaderContent {...content} />
  </Link>
);

const HeaderContent = ({ icon, whenNarrow, children }: HeaderContentProps) => (
  <>
    <span className={styles.icon[whenNarrow]}>
      <Icon source={icon} />
    </span>
    <span className={styles.label}>{children}</span>
  </>
);
