import { expect, test } from 'vitest';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import { checkOtherBrandsSlugs } from './checkOtherBrandsSlugs.ts';

const brand = (slug: string, privacy: string): ParsedBrand => ({
  slug,
  partial: { contacts: { privacy } },
  document: { file: slug, value: undefined, locate: () => ({ line: 1, column: 1 }) },
  texts: [],
  legal: [],
  pictures: [],
  photos: [],
});

/** Whether an address of `own` gives away that `other` exists. */
const tells = (own: string, other: string, address: string) =>
  checkOtherBrandsSlugs([brand(own, address), brand(other, 'x@x.example')]).length > 0;

test.for<[own: string, other: string, address: string, expected: boolean]>([
  ['alderwick', 'birchmere', 'privacy@alderwick.example', false],
  ['alderwick', 'birchmere', 'privacy@birchmere.example', true],
  ['alderwick', 'birchmere', 'birchmere@alderwick.example', true],
  ['alderwick', 'birchmere', 'supportbirchmere@alderwick.example', true],
  // A shorter name inside the own one is no sign of the other brand; a longer one around it is.
  ['lovelynest', 'lovely', 'help@lovelynest.example', false],
  ['lovelynest', 'lovely', 'lovely@lovelynest.example', true],
  ['lovely', 'lovelynest', 'help@lovelynest.example', true],
  // Short names count as words only.
  ['alderwick', 'port', 'support@alderwick.example', false],
  ['alderwick', 'port', 'port@alderwick.example', true],
  ['alderwick', 'port', 'help@a-port.example', true],
])('%s beside %s: %s', ([own, other, address, expected]) => {
  expect(tells(own, other, address)).toBe(expected);
});
