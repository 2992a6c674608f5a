import { expect, test } from 'vitest';
import { toVersioned, writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { today } from '../../lib/today.ts';
import { listPastChanges } from './listPastChanges.ts';

test('the day of a duty, and of a legal document of all or of one brand, counts once it has come', async () => {
  await using tree = await writeTempTree({
    'templates/legal/en/imprint.hbs': toVersioned('<p>All</p>', '2027-01-02'),
    'templates/legal/former/2020-01-02/en/imprint.hbs': toVersioned('<p>Before</p>', '2020-01-02'),
    'brands/alderwick/legal/former/2027-01-03/imprint.en.hbs': toVersioned('<p>Was</p>', '2027-01-03'),
    'brands/alderwick/legal/imprint.en.hbs': toVersioned('<p>One</p>', '2027-01-04'),
  });
  const list = (day: string) =>
    listPastChanges(tree.root, day).filter((date) => date >= '2026-06-19' || date === '2020-01-02');
  expect(list('2027-01-01')).toEqual(['2020-01-02', '2026-06-19']);
  expect(list('2027-01-02')).toEqual(['2020-01-02', '2026-06-19', '2027-01-02']);
  expect(list('2027-04-01')).toEqual([
    '2020-01-02',
    '2026-06-19',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
    '2027-04-01',
  ]);
});

test('a day that is no time is named', () => {
  expect(today({ SOURCE_DATE_EPOCH: '1795953600' })).toBe('2026-11-29');
  expect(() => today({ SOURCE_DATE_EPOCH: 'tomorrow' })).toThrow('SOURCE_DATE_EPOCH is "tomorrow"; it takes seconds');
});
