import { createMemoryRouter, redirect } from 'react-router';
import { expect, test, vi } from 'vitest';
import { leavesPage } from './leavesPage.ts';

/** A router with a blocker at /form, like a page with unsaved changes. */
function open() {
  const routes = [
    { path: '/form', loader: () => null },
    { path: '/guarded', loader: () => redirect('/done') },
    { path: '/done', loader: () => null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/form'] });
  router.getBlocker('guard', leavesPage);
  const isAt = (path: string) => vi.waitFor(() => expect(router.state.location.pathname).toBe(path));
  return { router, isAt, readState: () => router.state.blockers.get('guard')?.state };
}

test('a navigation is blocked once; proceeding also follows its redirects', async () => {
  const { router, isAt, readState } = open();
  await router.navigate('/guarded');
  expect(readState()).toBe('blocked');
  expect(router.state.location.pathname).toBe('/form');
  const blocker = router.state.blockers.get('guard');
  if (blocker?.state === 'blocked') blocker.proceed();
  await isAt('/done');
  expect(readState()).toBe('unblocked');
});

test('staying keeps the page, and the next navigation is blocked again', async () => {
  const { router, readState } = open();
  await router.navigate('/done');
  const blocker = router.state.blockers.get('guard');
  if (blocker?.state === 'blocked') blocker.reset();
  expect(readState()).toBe('unblocked');
  await router.navigate('/done');
  expect(readState()).toBe('blocked');
});

test('another query on the same page is not blocked', async () => {
  const { router, isAt } = open();
  await router.navigate('/form?filter=1');
  await isAt('/form');
  expect(router.state.location.search).toBe('?filter=1');
});

test('without its blocker, as after the end of a session, the page can be left', async () => {
  const { router, isAt } = open();
  await router.navigate('/done');
  router.deleteBlocker('guard');
  await router.navigate('/done', { replace: true });
  await isAt('/done');
});
