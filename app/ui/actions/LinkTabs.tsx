import check from '@phosphor-icons/core/bold/check-bold.svg?icon';
import { Icon } from '../content/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import * as styles from './LinkTabs.css.ts';

interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
}

/**
 * Links between the sections of one page, each of which has an address of its own, so that Back and bookmarks work; the
 * current one has a tick. For a choice on a page use `ChoiceButtons`.
 */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.root}>
        {tabs.map(({ to, label, current }) => (
          <li key={to}>
            <Link className={styles.tab} to={to} aria-current={current ? 'page' : undefined}>
              {current && <Icon source={check} size="small" />}
              <span className={styles.text}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
