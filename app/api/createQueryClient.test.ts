import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

/** Observes a query whose loads end when the test says so; `end` ends the oldest with its number. */
function observeQuery() {
  const client = createQueryClient();
  const open: (() => void)[] = [];
  const load = vi.fn(() => new Promise<number>((resolve) => open.push(() => resolve(load.mock.calls.length))));
  const observer = new QueryObserver(client, { queryKey: ['counters'], queryFn: load });
  observer.subscribe(() => {});
  return { client, load, observer, end: () => open.shift()!() };
}

test('what is invalidated during its first load is loaded again', async () => {
  const { client, load, observer, end } = observeQuery();
  void client.invalidateQueries({ queryKey: ['counters'] });
  void client.invalidateQueries();
  expect(load).toHaveBeenCalledTimes(1);
  end();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  end();
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 2, fetchStatus: 'idle' }));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a first load during which nothing happens is loaded once', async () => {
  const { load, observer, end } = observeQuery();
  end();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  expect(load).toHaveBeenCalledTimes(1);
});
