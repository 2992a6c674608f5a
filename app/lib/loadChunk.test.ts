import { expect, test, vi } from 'vitest';
import { loadChunk } from './loadChunk.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('hands over what was loaded', async () => {
  const reload = vi.fn();
  await expect(loadChunk(async () => 'page', { reloaded: false, reload })).resolves.toBe('page');
  expect(reload).not.toHaveBeenCalled();
});

test('reloads for a missing chunk and keeps waiting meanwhile', async () => {
  const reload = vi.fn();
  const settled = vi.fn();
  loadChunk(gone, { reloaded: false, reload }).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});

test('gives up when this build was reloaded before', async () => {
  const reload = vi.fn();
  await expect(loadChunk(gone, { reloaded: true, reload })).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});
