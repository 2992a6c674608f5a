import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { noFilters } from '../../../member/people/matchFilters.ts';
import { memberFixture } from '../../../member/people/memberFixture.ts';
import { fetchMatchesPage, fetchVisitorsPage } from './fetchPeoplePages.ts';
import { claimMatchGenerationAtom } from './peopleQueries.ts';

/** Answers list calls with these numbers of rows in turn, then with the last one, and records the calls. */
function fakeApi(rowCounts: readonly number[], generates = true) {
  const calls: string[] = [];
  let answered = 0;
  const call = async (
    contract: { name: string },
    input?: { query?: { offset: number; limit: number; sort?: string } },
  ) => {
    const query = input?.query;
    calls.push([contract.name, query && `${query.offset}+${query.limit}`, query?.sort].filter(Boolean).join(' '));
    if (contract.name === 'generateMatches') {
      if (!generates) throw new ApiError('rejected', contract.name, { status: 500 });
      return true;
    }
    const count = rowCounts[Math.min(answered, rowCounts.length - 1)]!;
    answered += 1;
    const page = { rows: Array.from({ length: count }, (_, index) => memberFixture(index + 1)), leftOut: 0 };
    return { matches: page, visitors: page };
  };
  return { calls, api: { call } as unknown as Api };
}

const request = { filters: noFilters, offset: 0, signal: new AbortController().signal };
function once() {
  let isFirst = true;
  return () => {
    const mayGenerate = isFirst;
    isFirst = false;
    return mayGenerate;
  };
}

test('a first page with members is returned as it is', async () => {
  const { api, calls } = fakeApi([3]);
  expect((await fetchMatchesPage(api, request, once())).members).toHaveLength(3);
  expect(calls).toEqual(['fetchMatches 0+10']);
});

test('an empty first page has matches generated, and is fetched again', async () => {
  const { api, calls } = fakeApi([0, 10]);
  expect((await fetchMatchesPage(api, request, once())).members).toHaveLength(10);
  expect(calls).toEqual(['fetchMatches 0+10', 'generateMatches', 'fetchMatches 0+10']);
});

test('matches are generated only once for a server that never has any', async () => {
  const { api, calls } = fakeApi([0]);
  const mayGenerate = once();
  for (const _ of [1, 2, 3]) await fetchMatchesPage(api, request, mayGenerate);
  expect(calls.filter((name) => name === 'generateMatches')).toHaveLength(1);
  expect(calls).toHaveLength(5);
});

test('a failure to generate leaves an empty page', async () => {
  const { api, calls } = fakeApi([0], false);
  expect(await fetchMatchesPage(api, request, once())).toEqual({ members: [], leftOut: 0, isLast: true });
  expect(calls).toEqual(['fetchMatches 0+10', 'generateMatches']);
});

test.for([
  ['under a filter', { ...request, filters: { ...noFilters, photoFilter: 1 } }],
  ['later', { ...request, offset: 10 }],
] as const)('an empty page %s generates nothing', async ([, emptyRequest]) => {
  const { api, calls } = fakeApi([0]);
  await fetchMatchesPage(api, emptyRequest, once());
  expect(calls).not.toContain('generateMatches');
});

test('an order is asked for only where it is not the usual one', async () => {
  const { api, calls } = fakeApi([10]);
  const nearest = { ...request, filters: { ...noFilters, sort: 'nearest' } } as const;
  await fetchMatchesPage(api, nearest, once());
  await fetchVisitorsPage(api, nearest);
  await fetchVisitorsPage(api, request);
  expect(calls).toEqual(['fetchMatches 0+10 nearest', 'fetchVisitors 0+10 nearest', 'fetchVisitors 0+10']);
});

test('visitors are never generated', async () => {
  const { api, calls } = fakeApi([0]);
  await fetchVisitorsPage(api, request);
  expect(calls).toEqual(['fetchVisitors 0+10']);
});

test('matches are never generated for a guest', () => {
  expect(createStore().set(claimMatchGenerationAtom)).toBe(false);
});
