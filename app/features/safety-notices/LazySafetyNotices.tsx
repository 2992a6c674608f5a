import { lazy, Suspense } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadRareChunk } from '../../i18n/loadTranslatedChunk.ts';

const SafetyNotices = lazy(async () => ({
  default: (await loadRareChunk(() => import('./SafetyNotices.tsx'))).SafetyNotices,
}));

/** The notices about removed members, loaded for those who have any. */
export const LazySafetyNotices = () => (
  <SilentErrorBoundary name="the notices about removed members">
    <Suspense>
      <SafetyNotices />
    </Suspense>
  </SilentErrorBoundary>
);
