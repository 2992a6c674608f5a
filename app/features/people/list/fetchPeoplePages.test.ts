import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { noFilters } from '../model/filters.model.ts';
import { memberFixture } from '../model/memberFixture.ts';
import { fetchMatchesPage, fetchVisitorsPage } from './fetchPeoplePages.ts';
import { claimMatchGenerationAtom } from './matchGeneration.atoms.ts';

/** Answers the lists one after the other, the last one for ever, and records what was asked. */
function fakeApi(answers: readonly number[], generates = true) {
  const calls: string[] = [];
  let given = 0;
  const call = async (contract: { name: string }, input?: { query?: { offset: number; limit: number } }) => {
    calls.push(input?.query ? `${contract.name} ${input.query.offset}+${input.query.limit}` : contract.name);
    if (contract.name === 'generateMatches') {
      if (!generates) throw new ApiError('rejected', contract.name, { status: 500 });
      return true;
    }
    const count = answers[Math.min(given, answers.length - 1)]!;
    given += 1;
    const rows = Array.from({ length: count }, (_, index) => memberFixture(index + 1));
    return { matches: rows, visitors: rows };
  };
  return { calls, api: { call } as unknown as Api };
}

const request = { filters: noFilters, offset: 0, signal: new AbortController().signal };
function once() {
  let asked = false;
  return () => {
    const first = !asked;
    asked = true;
    return first;
  };
}

test('a first page with somebody in it is taken as it is', async () => {
  const { api, calls } = fakeApi([3]);
  expect((await fetchMatchesPage(api, request, once())).members).toHaveLength(3);
  expect(calls).toEqual(['fetchMatches 0+10']);
});

test('an empty one has matches generated, and is fetched again', async () => {
  const { api, calls } = fakeApi([0, 10]);
  expect((await fetchMatchesPage(api, request, once())).members).toHaveLength(10);
  expect(calls).toEqual(['fetchMatches 0+10', 'generateMatches', 'fetchMatches 0+10']);
});

test('a server that never has any is not asked for ever', async () => {
  const { api, calls } = fakeApi([0]);
  const mayGenerate = once();
  for (const _ of [1, 2, 3]) await fetchMatchesPage(api, request, mayGenerate);
  expect(calls.filter((name) => name === 'generateMatches')).toHaveLength(1);
  expect(calls).toHaveLength(5);
});

test('generating that fails leaves an empty page', async () => {
  const { api, calls } = fakeApi([0], false);
  expect(await fetchMatchesPage(api, request, once())).toEqual({ members: [], isLast: true });
  expect(calls).toEqual(['fetchMatches 0+10', 'generateMatches']);
});

test.for([
  ['under a filter', { ...request, filters: { ...noFilters, photoFilter: 1 } }],
  ['later', { ...request, offset: 10 }],
] as const)('an empty page %s generates nothing', async ([, asked]) => {
  const { api, calls } = fakeApi([0]);
  await fetchMatchesPage(api, asked, once());
  expect(calls).not.toContain('generateMatches');
});

test('visitors are never generated', async () => {
  const { api, calls } = fakeApi([0]);
  await fetchVisitorsPage(api, request);
  expect(calls).toEqual(['fetchVisitors 0+10']);
});

test('nobody who is not signed in has matches generated', () => {
  expect(createStore().set(claimMatchGenerationAtom)).toBe(false);
});
