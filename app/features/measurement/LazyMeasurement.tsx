import { lazy, Suspense } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadChunk } from '../../lib/loadChunk.ts';
import { site } from '../../site/site.ts';

const Measurement = site.measured
  ? lazy(async () => ({ default: (await loadChunk(() => import('./Measurement.tsx'))).Measurement }))
  : null;

/** Statistics and ads, on a site that has a receiver for them. */
export const LazyMeasurement = () =>
  Measurement && (
    <SilentErrorBoundary name="the statistics">
      <Suspense fallback={null}>
        <Measurement />
      </Suspense>
    </SilentErrorBoundary>
  );
