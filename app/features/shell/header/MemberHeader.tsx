import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Counters } from '../../../api/contract/counters.ts';
import { type NotifiedCounter, recentlyNotifiedAtom } from '../../../feedback/recentlyNotified.atoms.ts';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { formatSpokenCount, pickRisenCounter } from '../counters/counters.model.ts';
import { usePreloadOfflineImage } from '../usePreloadOfflineImage.ts';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';
import { NavBar } from './NavBar.tsx';
import { NavMenuButton } from './NavMenuButton.tsx';
import { useHeaderHeight } from './useHeaderHeight.ts';
import { useMenuVariant } from './useMenuVariant.ts';

/** Logo, link bar where there is room, bell and menu. */
export function MemberHeader({ counters, bell }: { counters: Counters | undefined; bell: ReactNode }) {
  usePreloadOfflineImage();
  const header = useRef<HTMLElement>(null);
  const variant = useMenuVariant(header);
  useHeaderHeight(header);
  return (
    <header ref={header} className={styles.root.full} data-links={variant === 'bar' || undefined}>
      <div className={styles.inner}>
        <Logo leadsHome />
        {variant === 'bar' && <NavBar counters={counters} />}
        <div className={styles.tools}>
          {bell}
          <NavMenuButton variant={variant} counters={counters} />
        </div>
      </div>
      <CounterAnnouncer counters={counters} />
    </header>
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
