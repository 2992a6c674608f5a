import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useMatches } from 'react-router';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { BrokenPart } from '../../parts/BrokenPart.tsx';
import { pickMeta } from '../../routing/RouteMeta.ts';
import { firstRunAtom } from '../../session/registration.ts';
import { useMember } from '../../session/useSession.ts';
import type { LoadDialog } from './LazyDialog.tsx';

const FirstRun = lazy(async () => ({ default: (await loadScreen(() => import('./FirstRun.tsx'))).FirstRun }));

export interface FirstRunSlotProps {
  /** Dialogs that other features have. */
  dialogs: Readonly<Record<'questionnaire' | 'upload', LoadDialog>>;
}

/** The place of all that meets a member who has just arrived; it is loaded for those only whom it concerns. */
export function FirstRunSlot({ dialogs }: FirstRunSlotProps) {
  const userId = useMember()?.claims.user_id ?? null;
  const due = useAtomValue(firstRunAtom);
  const suppressed = pickMeta(useMatches().map(({ handle }) => handle))?.suppressModals ?? true;
  const [met, setMet] = useState<string | null>(null);
  // It stays for its last words when nothing is due any more.
  if (due && met !== userId) setMet(userId);
  if (userId === null || met !== userId) return null;
  return (
    <BrokenPart what="a first-run dialog">
      <Suspense fallback={null}>
        <FirstRun key={userId} suppressed={suppressed} dialogs={dialogs} />
      </Suspense>
    </BrokenPart>
  );
}
