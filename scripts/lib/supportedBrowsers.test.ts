import { expect, test } from 'vitest';
import { parseSupportedBrowsers, scriptTargets, styleTargets } from './supportedBrowsers.ts';

test('package.json names the oldest version of each browser', () => {
  expect(parseSupportedBrowsers(['ios_saf >= 16.4', 'chrome >= 109'])).toEqual([
    { name: 'ios_saf', version: '16.4' },
    { name: 'chrome', version: '109' },
  ]);
});

test.for(['last 2 versions', 'chrome > 109', 'chrome >= 109, firefox >= 115'])('%s is refused', (query) => {
  expect(() => parseSupportedBrowsers([query])).toThrow(`says "${query}" instead of "name >= version"`);
});

test('compilers of scripts and of styles have the same browsers', () => {
  expect(scriptTargets).toContain('chrome109');
  expect(scriptTargets).toContain('ios16.4');
  expect(styleTargets).toMatchObject({ chrome: 109 << 16, ios_saf: (16 << 16) | (4 << 8) });
});
