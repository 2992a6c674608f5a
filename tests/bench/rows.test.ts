import { expect, test } from 'vitest';
import { findExceeded, renderRows } from './rows.ts';

const rows = [
  { label: 'cold', figure: '20.0 s' },
  { label: 'one text', figure: '3.0 s', limit: { measured: 1.5, ceiling: 1.5 } },
  { label: 'one picture', figure: '9.0 s', limit: { measured: 4.51, ceiling: 1.5 } },
  { label: 'memory', figure: '201 MB', limit: { measured: 201, ceiling: 200, unit: 'MB' } },
] as const;

test('only a figure above its ceiling is exceeded', () => {
  expect(findExceeded(rows)).toEqual([
    'one picture: 4.51 plain builds, at most 1.50 are allowed',
    'memory: 201 MB, at most 200 are allowed',
  ]);
});

test('figures are below each other, with their ceilings', () => {
  expect(renderRows(rows)).toEqual([
    'cold         20.0 s',
    'one text     3.0 s; 1.50 plain builds, at most 1.50',
    'one picture  9.0 s; 4.51 plain builds, at most 1.50',
    'memory       201 MB; 201 MB, at most 200',
  ]);
});
