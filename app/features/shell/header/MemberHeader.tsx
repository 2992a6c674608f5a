import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type NotifiedCounter, recentlyNotifiedAtom } from '../../../feedback/recentlyNotified.atoms.ts';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { type Counters, formatSpokenCount, pickRisenCounter } from '../counters/counters.model.ts';
import { usePreloadOfflineImage } from '../usePreloadOfflineImage.ts';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';
import { NavBar } from './NavBar.tsx';
import { NavMenuButton } from './NavMenuButton.tsx';
import { useHeaderHeight } from './useHeaderHeight.ts';
import { useMenuVariant } from './useMenuVariant.ts';

/** Logo, the places, the bell, and the menu with all places. */
export function MemberHeader({ counters, bell }: { counters: Counters | undefined; bell: ReactNode }) {
  usePreloadOfflineImage();
  const header = useRef<HTMLElement>(null);
  const variant = useMenuVariant(header);
  useHeaderHeight(header);
  return (
    <header ref={header} className={styles.root.full} data-links={variant === 1 || undefined}>
      <div className={styles.inner}>
        <Logo leadsHome />
        {variant === 1 && <NavBar counters={counters} />}
        <div className={styles.tools}>
          {bell}
          <NavMenuButton variant={variant} counters={counters} />
        </div>
      </div>
      <CounterAnnouncer counters={counters} />
    </header>
  );
}

/** Reads out what has come in and was not told of otherwise; silent while nothing grows. */
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
  const words = {
    conversations: t`New messages: ${count}`,
    matches: t`New matches: ${count}`,
    visitors: t`New visitors: ${count}`,
  };
  return (
    <VisuallyHidden>
      <span role="status">{risen ? words[risen] : ''}</span>
    </VisuallyHidden>
  );
}
