import { createMemoryRouter, redirect } from 'react-router';
import { expect, test, vi } from 'vitest';
import { leavesPage } from './leavesPage.ts';

/** A form that is not saved, on a page that a guard may lead away from, as the router sees it. */
function open() {
  const routes = [
    { path: '/form', loader: () => null },
    { path: '/guarded', loader: () => redirect('/done') },
    { path: '/done', loader: () => null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/form'] });
  router.getBlocker('guard', leavesPage);
  const standsAt = (path: string) => vi.waitFor(() => expect(router.state.location.pathname).toBe(path));
  return { router, standsAt, readState: () => router.state.blockers.get('guard')?.state };
}

test('a link and Back are asked about; leaving all the same leads there, through a guard as well, without a word more', async () => {
  const { router, standsAt, readState } = open();
  await router.navigate('/guarded');
  expect(readState()).toBe('blocked');
  expect(router.state.location.pathname).toBe('/form');
  const blocker = router.state.blockers.get('guard');
  if (blocker?.state === 'blocked') blocker.proceed();
  await standsAt('/done');
  expect(readState()).toBe('unblocked');
});

test('staying keeps the page, and the next way out is asked about again', async () => {
  const { router, readState } = open();
  await router.navigate('/done');
  const blocker = router.state.blockers.get('guard');
  if (blocker?.state === 'blocked') blocker.reset();
  expect(readState()).toBe('unblocked');
  await router.navigate('/done');
  expect(readState()).toBe('blocked');
});

test('a query on the same page loses nothing', async () => {
  const { router, standsAt } = open();
  await router.navigate('/form?filter=1');
  await standsAt('/form');
  expect(router.state.location.search).toBe('?filter=1');
});

test('a session that ends takes the question away with the page, and leads on', async () => {
  const { router, standsAt } = open();
  await router.navigate('/done');
  router.deleteBlocker('guard');
  await router.navigate('/done', { replace: true });
  await standsAt('/done');
});
