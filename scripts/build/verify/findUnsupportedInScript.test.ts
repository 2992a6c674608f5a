import { expect, test } from 'vitest';
import { findUnsupportedInScript } from './findUnsupportedInScript.ts';

const featuresOf = (code: string) => findUnsupportedInScript(code).uses.map(({ feature }) => feature);

test.for<[string, string]>([
  ['if (URL.canParse(a)) b();', 'URL.canParse'],
  ['globalThis.URL.parse(a);', 'URL.parse'],
  ['const known = new Set(a).union(b);', '.union()'],
  ['const sorted = a.toSorted(b);', '.toSorted()'],
  ['const sorted = a?.toSorted(b);', '.toSorted()'],
  ['const lengths = a.values().map((one) => one.length);', '.map()'],
  ['const s = new Intl.Segmenter(a);', 'Intl.Segmenter'],
  ['navigation.navigate(a);', 'navigation'],
  ['a.startViewTransition(b);', '.startViewTransition()'],
  ["document.querySelector('header:has(h1)');", ':has()'],
  ['const letters = /[\\p{L}--[a-z]]/v;', 'syntax'],
  ['using file = open();', 'syntax'],
  // The function asks for something else, or another function does.
  ["function f() { if ('parse' in URL) return URL.canParse(a); }", 'URL.canParse'],
  ["function f() { return typeof URL.canParse === 'function'; } function g() { URL.canParse(a); }", 'URL.canParse'],
])('%s is found', ([code, feature]) => {
  expect(featuresOf(code)).toEqual([feature]);
});

test.for([
  'const url = new URL(a);',
  'const names = Object.values(a).map((one) => one.name);',
  'const last = a.at(-1);',
  'CSS.escape(a);',
  'URL.canParse?.(a) ?? true;',
  "const isUrl = typeof URL.canParse === 'function' ? URL.canParse(a) : true;",
  "function f() { if (!('startViewTransition' in document)) return; document.startViewTransition(a); }",
  'function f() { if (`startViewTransition` in document) document.startViewTransition(a); }',
  'if (a.checkVisibility && a.checkVisibility()) b();',
  "const has = typeof AbortSignal.any === 'function'; function f() { return has ? AbortSignal.any(a) : a[0]; }",
  "if (typeof navigation === 'object') navigation.navigate(a);",
  'globalThis.requestIdleCallback?.(a);',
  // A transition exists only after a check for it.
  'a.skipTransition();',
  "a.animate(b, { pseudoElement: '::view-transition-group(root)' });",
])('%s is nothing that a supported browser lacks without a fallback', (code) => {
  expect(featuresOf(code)).toEqual([]);
});

test('who lacks it, and the code around it are told', () => {
  expect(findUnsupportedInScript('const target = URL.canParse(a) ? new URL(a) : null;').uses).toEqual([
    {
      feature: 'URL.canParse',
      lacking: expect.arrayContaining(['ios_saf 16.4', 'chrome 109']),
      excerpt: 'const target = URL.canParse(a) ? new URL(a) : null;',
    },
  ]);
});
