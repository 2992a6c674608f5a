import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../lib/loadChunk.ts';
import { site } from '../../../site/site.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ReducedMotionSwitch } from './ReducedMotionSwitch.tsx';
import { TextSizeControl } from './TextSizeControl.tsx';

const LanguageSwitch = site.multilingual
  ? lazy(async () => ({ default: (await loadChunk(() => import('./LanguageSwitch.tsx'))).LanguageSwitch }))
  : null;

/** Text size, motion and language: the same in the footer, the menu and the simple header (rule U7). */
export function DisplaySettings() {
  return (
    <Stack gap="small">
      <TextSizeControl />
      <ReducedMotionSwitch />
      {LanguageSwitch && (
        <Suspense>
          <LanguageSwitch />
        </Suspense>
      )}
    </Stack>
  );
}
