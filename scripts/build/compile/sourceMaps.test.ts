import { encodedMappings, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import MagicString from 'magic-string';
import { expect, test } from 'vitest';
import { applyEdits } from './applyEdits.ts';
import { editSourceMap } from './sourceMaps.ts';

const source = 'one two\nthree four\nfive six';
const words = source.split(/\s/);
const { names, mappings } = new MagicString(source).generateMap({ source: 'app/a.ts', hires: true });
const map = { version: 3 as const, names, sources: ['app/a.ts'], mappings: mappings };

test.for<[string, [string, string][]]>([
  [
    'shorter and longer words',
    [
      ['two', 't'],
      ['three', 'threefold'],
    ],
  ],
  [
    'removed and added lines',
    [
      ['two\n', ''],
      ['four', 'fo\nur'],
    ],
  ],
  ['nothing', []],
])('words outside the edits are still traced to their places after %s', ([, changes]) => {
  const edits = changes.map(([from, text]) => {
    const start = source.indexOf(from);
    return { start, end: start + from.length, text };
  });
  const edited = applyEdits(source, edits);
  const trace = new TraceMap(editSourceMap(map, source, edits));
  expect(encodedMappings(trace)).not.toBe('');
  for (const word of words.filter((one) => !changes.some(([from]) => from.includes(one)))) {
    const before = (text: string) => text.slice(0, text.indexOf(word)).split('\n');
    const place = (text: string) => ({ line: before(text).length, column: before(text).at(-1)!.length });
    expect(originalPositionFor(trace, place(edited)), word).toMatchObject(place(source));
  }
});
