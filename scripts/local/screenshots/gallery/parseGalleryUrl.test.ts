import { expect, test } from 'vitest';
import { parseArtPath, parseGalleryVariant } from './parseGalleryUrl.ts';

test.for<[string, object]>([
  ['/', { theme: 'amber', band: 40, look: {} }],
  ['/?theme=forest&band=60&lang=de', { theme: 'forest', band: 60, look: {} }],
  ['/?band=70', { theme: 'amber', band: 40, look: {} }],
  ['/?page=paper&cards=usual', { theme: 'amber', band: 40, look: { page: 'paper' } }],
])('%s asks for the variant %o', ([url, variant]) => {
  expect(parseGalleryVariant(url)).toEqual(variant);
});

test.for<[string, object | undefined]>([
  ['/art/forest-60/welcome.svg', { theme: 'forest', band: 60, name: 'welcome' }],
  ['/art/forest-60/../welcome.svg', undefined],
  ['/assets/logo.svg', undefined],
])('%s asks for the picture %o', ([url, picture]) => {
  expect(parseArtPath(url)).toEqual(picture);
});
