import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../lib/loadChunk.ts';
import { site } from '../../../site/site.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ReducedMotionSwitch } from './ReducedMotionSwitch.tsx';
import { TextSizeControl } from './TextSizeControl.tsx';

const LanguageSwitch = site.multilingual
  ? lazy(async () => ({ default: (await loadChunk(() => import('./LanguageSwitch.tsx'))).LanguageSwitch }))
  : null;

/** What makes the product easier to look at and to read: the same in the footer, the menu and the simple header. */
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
