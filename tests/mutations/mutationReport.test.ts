import { expect, test } from 'vitest';
import { formatMutationReport, summarizeMutations } from './mutationReport.ts';
import type { MutationOutcome, TestLevel } from './runMutations.ts';

const outcome = (name: string, level: TestLevel | null): MutationOutcome => ({
  mutation: { name, kind: 'visual', file: 'a.css.ts', from: 'a', to: 'b', hint: 'only by night' },
  level,
  test: level && 'look.spec.ts › home',
  seconds: 12,
});
const many = (count: number, level: TestLevel) =>
  Array.from({ length: count }, (_, at) => outcome(`${level}-${at}`, level));

test('the share is that of what the full matrix finds', () => {
  const outcomes = [...many(15, 'changed'), ...many(4, 'test'), ...many(1, 'all'), outcome('lost', null)];
  expect(summarizeMutations(outcomes, 'all')).toEqual({
    ok: true,
    found: { changed: 15, test: 4, all: 1 },
    escaped: ['lost'],
    share: 0.95,
  });
  expect(summarizeMutations([...outcomes, outcome('more', 'all')], 'all').ok).toBe(false);
});

test('without the full matrix it is that of all planted faults; nothing found is nothing', () => {
  expect(summarizeMutations([...many(3, 'test'), outcome('lost', null)], 'test')).toMatchObject({
    ok: false,
    share: 0.75,
  });
  expect(summarizeMutations([outcome('lost', null)], 'all')).toMatchObject({ ok: false, share: 0 });
});

test('the table names the test that found a fault, or where an escaped one shows', () => {
  expect(formatMutationReport([outcome('pale', 'test'), outcome('night-only', null)], 'all')).toBe(
    [
      'fault       kind    found by  time  first failing test',
      'pale        visual  test      12 s  look.spec.ts › home',
      'night-only  visual  escaped   12 s  only by night',
      '',
      '0 found by npm test -- --changed',
      '1 found by npm test and nothing before',
      '0 found by npm run test:all and nothing before',
      '1 escaped: night-only',
      'npm test finds 100 % of what npm run test:all finds',
    ].join('\n'),
  );
});
