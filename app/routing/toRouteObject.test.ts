import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Api } from '../api/createApi.ts';
import { apiAtom } from '../session/session.atoms.ts';
import type { Page, StartQueries } from './definePage.ts';
import { provideAppContext } from './loaderContext.ts';
import { pathTo } from './routeAddresses.ts';
import { toRouteObject } from './toRouteObject.ts';

const api = {} as Api;
const dataset = { boot: 'done' };
beforeAll(() => vi.stubGlobal('document', { documentElement: { dataset } }));
afterAll(() => vi.unstubAllGlobals());

/** Opens the account page; by default, its chunk never arrives. */
function openPage(startQueries: StartQueries, load = () => new Promise<ComponentType>(() => {})) {
  const store = createStore();
  store.set(apiAtom, api);
  const queryClient = new QueryClient();
  const route: Page = { name: 'account', load, startQueries };
  return createMemoryRouter([toRouteObject(route)], {
    initialEntries: [`${pathTo('account')}?tab=1`],
    getContext: provideAppContext({ store, queryClient }),
  });
}

test('the queries of a page start while its chunk is loading', async () => {
  const startQueries = vi.fn(async () => {});
  const router = openPage(startQueries);
  await vi.waitFor(() => expect(startQueries).toHaveBeenCalledOnce());
  expect(startQueries).toHaveBeenCalledWith(
    expect.objectContaining({ api, params: {}, search: new URLSearchParams('tab=1') }),
  );
  expect(router.state.initialized).toBe(false);
});

test('queries that cannot start are left to the page', async () => {
  const router = openPage(() => Promise.reject(new Error('no chunk')));
  await vi.waitFor(() => expect(router.state.errors).toBeNull());
});

test('the page of a document that shows a loading one waits for data that is there in a moment', async () => {
  dataset.boot = 'member';
  const load = async () => () => null;
  let isThere = false;
  const firsts: boolean[] = [];
  const startQueries = async ({ first }: { first: boolean }) => {
    firsts.push(first);
    await new Promise((resolve) => setTimeout(resolve, 30));
    isThere = true;
  };
  const router = openPage(startQueries, load);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  expect(isThere).toBe(true);

  const slow = openPage(() => new Promise(() => {}), load);
  await vi.waitFor(() => expect(slow.state.initialized).toBe(true));

  dataset.boot = 'done';
  isThere = false;
  const later = openPage(startQueries, load);
  await vi.waitFor(() => expect(later.state.initialized).toBe(true), { interval: 1 });
  expect(isThere).toBe(false);
  expect(firsts).toEqual([true, false]);
});
