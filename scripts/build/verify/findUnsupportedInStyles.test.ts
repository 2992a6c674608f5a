import { expect, test } from 'vitest';
import { findUnsupportedInStyles } from './findUnsupportedInStyles.ts';

const featuresOf = (text: string) => findUnsupportedInStyles(text).map(({ feature }) => feature);

test.for<[string, string]>([
  ['.a:has(:checked) { color: red }', ':has'],
  ['@media print { .a:not(:has(b)) { color: red } }', ':has'],
  ['.a { color: color-mix(in srgb, red, blue) }', 'color: color-mix'],
  [':root { --a: color-mix(in srgb, red, blue) }', '--a: color-mix'],
  ['.a { min-height: 1lh }', 'min-height: lh'],
  ['.a { field-sizing: content }', 'field-sizing'],
  ['@starting-style { .a { opacity: 0 } }', '@starting-style'],
  ['.a, .b::view-transition { color: red }', ':view-transition'],
  ['@supports (color: lab(0 0 0)) { .a:has(b) { color: red } }', ':has'],
])('%s is found', ([text, feature]) => {
  expect(featuresOf(text)).toEqual([feature]);
});

test.for([
  '.a:is(:checked, :focus-visible) { inset: 0; width: min(1rem, 100dvh) }',
  '@supports selector(:has(*)) { .a:has(b) { color: red } }',
  '@supports not selector(:has(*)) { @media print { .a:focus-within { color: red } } }',
  '.a { color: red; color: color-mix(in srgb, red, blue) }',
  '.a { -webkit-user-select: none; user-select: none }',
  '.a:-webkit-autofill { color: red } .a:autofill { color: red }',
  '::view-transition-new(a), ::view-transition-old(a) { animation: none }',
  '@media (scripting: none) { .a { color: red } }',
  '.a { text-wrap: balance }',
  '@font-face { font-family: A; src: url(a.woff2); size-adjust: 90% }',
])('%s is nothing that a supported browser lacks without a fallback', (text) => {
  expect(featuresOf(text)).toEqual([]);
});
