import { expect, test } from 'vitest';
import { applyEdits } from '../applyEdits.ts';
import { findPreloadMarkerEdits, preloadMarker } from './preloadMarkers.ts';

const fill = (code: string) =>
  applyEdits(
    code,
    findPreloadMarkerEdits(code, (chunk) => lists[chunk]!),
  );

const lists: Record<string, string[]> = { 'a.js': ['assets/a.js', 'assets/"b".css'], 'c.js': [] };

test.for(['"', "'", '`'])('fills every list between quotes %s', (quote) => {
  const code = `x([${quote}${preloadMarker('a.js')}${quote}]);y([${quote}${preloadMarker('c.js')}${quote}]);`;
  expect(fill(code)).toBe('x(["assets/a.js","assets/\\"b\\".css"]);y([]);');
});

test('leaves other code unchanged', () => {
  const code = 'const a = ["b"];';
  expect(fill(code)).toBe(code);
});
