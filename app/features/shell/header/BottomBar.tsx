import { useLingui } from '@lingui/react/macro';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Counters } from '../../../api/contract/counters.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import * as styles from './BottomBar.css.ts';
import { isBottomBarLowEnough } from './isBottomBarLowEnough.ts';
import { NavCountBadge } from './NavCountBadge.tsx';
import { NavLink } from './NavLink.tsx';
import { homeItem, navItems } from './navItems.ts';
import { useIsTyping } from './useIsTyping.ts';

/**
 * The main navigation items at the bottom of the window on phones and tablets. It gives way while the member types;
 * with text so large that it would take too much of the window, it is below the header and scrolls away.
 */
export function BottomBar({ counters }: { counters: Counters | undefined }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const typing = useIsTyping();
  const pinned = useMeasuredBar(box, typing);
  return (
    <nav
      ref={box}
      className={pinned ? styles.pinned : styles.inFlow}
      data-hidden={(pinned && typing) || undefined}
      aria-label={t`Main places`}
    >
      <ul className={styles.list}>
        {[homeItem, ...navItems].map(({ to, label, shortLabel = label, icon, currentIcon, counter }) => (
          <li key={to} className={styles.item}>
            <NavLink to={to} className={styles.link}>
              {(isCurrent) => (
                <>
                  <span>{t(shortLabel)}</span>
                  <span className={styles.mark}>
                    <span className={styles.icon}>
                      <Icon source={isCurrent ? currentIcon : icon} />
                    </span>
                    <span className={styles.badge}>
                      <NavCountBadge counter={counter} counters={counters} compact />
                    </span>
                  </span>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Whether the bar is pinned to the bottom. Sets `--bottom-bar-room` to the pixels that the page leaves free for it, and
 * `--bottom-bar-height` to those that it covers now.
 */
function useMeasuredBar(box: RefObject<HTMLElement | null>, typing: boolean): boolean {
  const [height, setHeight] = useState(0);
  const [pinned, setPinned] = useState(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      setHeight(element.offsetHeight);
      setPinned(isBottomBarLowEnough(element.offsetHeight, innerHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [box]);
  useLayoutEffect(() => {
    const page = document.documentElement.style;
    const room = pinned ? height : 0;
    page.setProperty('--bottom-bar-room', `${room}px`);
    page.setProperty('--bottom-bar-height', `${typing ? 0 : room}px`);
    return () => {
      page.removeProperty('--bottom-bar-room');
      page.removeProperty('--bottom-bar-height');
    };
  }, [pinned, height, typing]);
  return pinned;
}
