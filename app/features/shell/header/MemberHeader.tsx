import failurePicture from 'art:error';
import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Counters } from '../../../api/contract/counters.ts';
import { type NotifiedCounter, recentlyNotifiedAtom } from '../../../feedback/notifiedCounters.atoms.ts';
import { site } from '../../../site/site.ts';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { useIsDesktop } from '../../../ui/layout/useIsDesktop.ts';
import { formatSpokenCount } from '../counters/counterTexts.ts';
import { pickRisenCounter } from '../counters/newItemCounts.ts';
import { BottomBar } from './BottomBar.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';
import { NavBar } from './NavBar.tsx';
import { loadNavMenu, NavMenuButton } from './NavMenuButton.tsx';
import { type MenuVariant, pickMenuVariant } from './pickMenuVariant.ts';

interface MemberHeaderProps {
  counters: Counters | undefined;
  bell: ReactNode;
  /** Link to help, in the menu. */
  help: ReactNode;
}

/**
 * The header of members: logo, link bar where there is room, bell and menu; on phones and tablets the links are at the
 * bottom of the window.
 */
export function MemberHeader({ counters, bell, help }: MemberHeaderProps) {
  usePreload();
  const header = useRef<HTMLElement>(null);
  const variant = useMeasuredHeader(header);
  return (
    <>
      <header ref={header} className={styles.root.full} data-links={variant === 'bar' || undefined}>
        <div className={styles.inner}>
          <Logo leadsHome />
          {variant === 'bar' && <NavBar counters={counters} />}
          <div className={styles.tools}>
            {bell}
            <NavMenuButton variant={variant} counters={counters} help={help} />
          </div>
        </div>
        <CounterAnnouncer counters={counters} />
      </header>
      {variant === 'bottomBar' && <BottomBar counters={counters} />}
    </>
  );
}

/** Announces a counter that has risen, unless a notification has announced it already (rule Z4). */
function CounterAnnouncer({ counters }: { counters: Counters | undefined }) {
  const { t } = useLingui();
  const before = useRef<Counters>(undefined);
  const [risen, setRisen] = useState<NotifiedCounter | null>(null);
  const store = useStore();
  useEffect(() => {
    if (!counters) return;
    setRisen(pickRisenCounter(before.current, counters, store.get(recentlyNotifiedAtom)));
    before.current = counters;
  }, [counters, store]);
  const count = counters && risen ? formatSpokenCount(counters[risen]) : '';
  const texts = {
    conversations: t`New messages: ${count}`,
    matches: t`New matches: ${count}`,
    visitors: t`New visitors: ${count}`,
  };
  return (
    <VisuallyHidden>
      <span role="status">{risen ? texts[risen] : ''}</span>
    </VisuallyHidden>
  );
}

/** Sets `--header-height` to the pixels that the header covers, and picks the menu for its width. */
function useMeasuredHeader(header: RefObject<HTMLElement | null>): MenuVariant {
  const desktop = useIsDesktop();
  const [widthRem, setWidthRem] = useState(() => pixelsToRem(innerWidth));
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const page = document.documentElement.style;
    const measure = () => {
      const covered = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      page.setProperty('--header-height', `${covered}px`);
      setWidthRem(pixelsToRem(element.clientWidth));
    };
    measure();
    // A new text size changes the header's height, which the observer reports.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--header-height');
    };
  }, [header]);
  return pickMenuVariant(site.menuVariant, desktop, widthRem);
}

const pixelsToRem = (pixels: number): number =>
  pixels / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Time in which the page's own requests go first. */
const PRELOAD_DELAY_MS = 4000;

/** Fetches the menu and the picture of failed loads while there is a connection. */
function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      new Image().src = failurePicture;
      // A press on the button asks again, and says what has failed.
      loadNavMenu().catch(() => {});
    }, PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
