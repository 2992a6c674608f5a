import { expect, test } from 'vitest';
import { parseArtPath, parseGalleryVariant } from './parseGalleryUrl.ts';

test.for<[string, object]>([
  ['/', { theme: 'amber', band: 40 }],
  ['/?theme=forest&band=60&lang=de', { theme: 'forest', band: 60 }],
  ['/?band=70', { theme: 'amber', band: 40 }],
])('the look of %s', ([url, look]) => {
  expect(parseGalleryVariant(url)).toEqual(look);
});

test.for<[string, object | undefined]>([
  ['/art/forest-60/welcome.svg', { theme: 'forest', band: 60, name: 'welcome' }],
  ['/art/forest-60/../welcome.svg', undefined],
  ['/assets/logo.svg', undefined],
])('the drawing of %s', ([url, drawing]) => {
  expect(parseArtPath(url)).toEqual(drawing);
});
