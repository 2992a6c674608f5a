import { expect, test } from 'vitest';
import { fillPreloadMarkers, preloadMarker } from './preloadMarkers.ts';

const lists: Record<string, string[]> = { 'a.js': ['assets/a.js', 'assets/"b".css'], 'c.js': [] };

test.for(['"', "'", '`'])('fills every list between quotes %s', (quote) => {
  const code = `x([${quote}${preloadMarker('a.js')}${quote}]);y([${quote}${preloadMarker('c.js')}${quote}]);`;
  expect(fillPreloadMarkers(code, (chunk) => lists[chunk]!)).toBe('x(["assets/a.js","assets/\\"b\\".css"]);y([]);');
});

test('leaves other code unchanged', () => {
  const code = 'const a = ["b"];';
  expect(fillPreloadMarkers(code, () => [])).toBe(code);
});
