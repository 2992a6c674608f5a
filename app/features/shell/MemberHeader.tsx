import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type News, wasToldAtom } from '../../session/told.atoms.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './Header.css.ts';
import { LinkBar } from './LinkBar.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { type Counters, findRise, tellCount } from './shell.model.ts';
import { useHeaderHeight } from './useHeaderHeight.ts';
import { useMenuVariant } from './useMenuVariant.ts';
import { useOfflinePicture } from './useOfflinePicture.ts';

/** Logo, the places, the bell, and the menu with all places. */
export function MemberHeader({ counters, bell }: { counters: Counters | undefined; bell: ReactNode }) {
  useOfflinePicture();
  const header = useRef<HTMLElement>(null);
  const variant = useMenuVariant(header);
  useHeaderHeight(header);
  return (
    <header ref={header} className={styles.root.full} data-links={variant === 1 || undefined}>
      <div className={styles.inner}>
        <Logo leadsHome />
        {variant === 1 && <LinkBar counters={counters} />}
        <div className={styles.tools}>
          {bell}
          <MenuButton variant={variant} counters={counters} />
        </div>
      </div>
      <CounterNews counters={counters} />
    </header>
  );
}

/** Reads out what has come in and was not told of otherwise; silent while nothing grows. */
function CounterNews({ counters }: { counters: Counters | undefined }) {
  const { t } = useLingui();
  const before = useRef<Counters>(undefined);
  const [risen, setRisen] = useState<News | null>(null);
  const store = useStore();
  useEffect(() => {
    if (!counters) return;
    setRisen(findRise(before.current, counters, store.get(wasToldAtom)));
    before.current = counters;
  }, [counters, store]);
  const count = counters && risen ? tellCount(counters[risen]) : '';
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
