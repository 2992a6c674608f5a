import { lazy, Suspense } from 'react';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { BrokenPart } from '../../parts/BrokenPart.tsx';
import { useMember } from '../../session/useSession.ts';
import * as styles from './Bell.css.ts';
import { BellButton } from './BellButton.tsx';

const Bell = lazy(async () => ({ default: (await loadScreen(() => import('./Bell.tsx'))).Bell }));

/** As wide as the bell, so that nothing in the header moves when it comes. */
const fallback = (
  <span className={styles.place}>
    <BellButton open={false} onOpen={() => {}} />
  </span>
);

/** The place of the bell in the header. */
export function BellSlot() {
  const owner = useMember()?.claims.user_id;
  if (owner === undefined) return null;
  return (
    <BrokenPart what="the bell">
      <Suspense fallback={fallback}>
        <Bell key={owner} />
      </Suspense>
    </BrokenPart>
  );
}
