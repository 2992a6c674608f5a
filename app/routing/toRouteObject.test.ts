import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Api } from '../api/createApi.ts';
import { apiAtom } from '../session/session.atoms.ts';
import { pageRoute } from './pageRoute.ts';
import { provideAppContext } from './routerContext.ts';
import { pathTo } from './routeTable.ts';
import { toRouteObject } from './toRouteObject.ts';

const api = {} as Api;

/** Opens the account page, whose chunk never arrives. */
function openPage(startQueries: Parameters<typeof pageRoute>[2]) {
  const store = createStore();
  store.set(apiAtom, api);
  const queryClient = new QueryClient();
  const route = pageRoute('account', () => new Promise(() => {}), startQueries);
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
