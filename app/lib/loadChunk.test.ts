import { expect, test, vi } from 'vitest';
import { type ChunkRecovery, loadChunk } from './loadChunk.ts';

const recoveryWith = (given: Partial<ChunkRecovery> = {}) => ({
  wasReloaded: () => false,
  isReachable: async () => true,
  reload: vi.fn(),
  ...given,
});
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('hands over what was loaded', async () => {
  const recovery = recoveryWith();
  await expect(loadChunk(async () => 'page', recovery)).resolves.toBe('page');
  expect(recovery.reload).not.toHaveBeenCalled();
});

test('reloads for a missing chunk and keeps waiting meanwhile', async () => {
  const recovery = recoveryWith();
  const settled = vi.fn();
  loadChunk(gone, recovery).then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(recovery.reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});

test('gives up when this build was reloaded before', async () => {
  const recovery = recoveryWith({ wasReloaded: () => true });
  await expect(loadChunk(gone, recovery)).rejects.toThrow('Failed to fetch');
  expect(recovery.reload).not.toHaveBeenCalled();
});

test('keeps the page where the connection went while the part was on its way', async () => {
  let online = true;
  const recovery = recoveryWith({ isReachable: async () => online });
  const breakingOff = () => {
    online = false;
    return gone();
  };
  await expect(loadChunk(breakingOff, recovery)).rejects.toThrow('Failed to fetch');
  expect(recovery.reload).not.toHaveBeenCalled();
});
