import { lazy, Suspense } from 'react';
import { loadChunk } from '../../lib/loadChunk.ts';
import { site } from '../../site/site.ts';
import { Stack } from '../../ui/Stack.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';
import { TextSize } from './TextSize.tsx';

const LanguageSwitch = site.multilingual
  ? lazy(async () => ({ default: (await loadChunk(() => import('./LanguageSwitch.tsx'))).LanguageSwitch }))
  : null;

/** What makes the product easier to look at and to read: the same in the footer, the menu and the simple header. */
export function DisplaySettings() {
  return (
    <Stack gap="small">
      <TextSize />
      <MotionSwitch />
      {LanguageSwitch && (
        <Suspense>
          <LanguageSwitch />
        </Suspense>
      )}
    </Stack>
  );
}
