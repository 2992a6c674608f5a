import { lazy, Suspense } from 'react';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { BrokenPart } from '../../parts/BrokenPart.tsx';
import { useMember } from '../../session/useSession.ts';
import * as styles from './Bell.css.ts';

const Bell = lazy(async () => ({ default: (await loadScreen(() => import('./Bell.tsx'))).Bell }));

/** The place of the bell in the header. */
export function BellSlot() {
  const owner = useMember()?.claims.user_id;
  if (owner === undefined) return null;
  return (
    <BrokenPart what="the bell">
      <Suspense fallback={<span className={styles.place} />}>
        <Bell key={owner} />
      </Suspense>
    </BrokenPart>
  );
}
