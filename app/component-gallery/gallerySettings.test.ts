import { expect, test } from 'vitest';
import { type GallerySettings, lookChoices, parseGallerySettings, USUAL } from './gallerySettings.ts';

const usualLook = Object.fromEntries(Object.keys(lookChoices).map((choice) => [choice, USUAL]));
const defaults = {
  ...usualLook,
  theme: 'amber',
  band: '40',
  lang: 'en',
  scale: '1',
  layer: 'none',
};

test.for<[string, Partial<GallerySettings>]>([
  ['', {}],
  ['?theme=forest&band=60&lang=de&scale=2', { theme: 'forest', band: '60', lang: 'de', scale: '2' }],
  ['?page=paper&header=loud', { page: 'paper' }],
  ['?theme=neon&band=70&lang=xx&scale=9', {}],
  ['?theme=constructor', {}],
])('the settings of the query "%s"', ([search, expected]) => {
  expect(parseGallerySettings(search)).toEqual({ ...defaults, ...expected });
});
