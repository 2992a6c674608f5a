import { expect, test, vi } from 'vitest';
import { type ChunkRecovery, loadChunk } from './loadChunk.ts';

const recoveryWith = (overrides: Partial<ChunkRecovery> = {}) => ({
  wasReloaded: () => false,
  isReachable: async () => true,
  reload: vi.fn(),
  ...overrides,
});
const loadMissingChunk = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('resolves with the loaded module', async () => {
  const recovery = recoveryWith();
  await expect(loadChunk(async () => 'page', recovery)).resolves.toBe('page');
  expect(recovery.reload).not.toHaveBeenCalled();
});

test('reloads for a missing chunk and stays pending', async () => {
  const recovery = recoveryWith();
  const onSettled = vi.fn();
  loadChunk(loadMissingChunk, recovery).then(onSettled, onSettled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(recovery.reload).toHaveBeenCalledOnce();
  expect(onSettled).not.toHaveBeenCalled();
});

test('rejects when this build has been reloaded before', async () => {
  const recovery = recoveryWith({ wasReloaded: () => true });
  await expect(loadChunk(loadMissingChunk, recovery)).rejects.toThrow('Failed to fetch');
  expect(recovery.reload).not.toHaveBeenCalled();
});

test('rejects without a reload when the connection breaks while loading', async () => {
  let online = true;
  const recovery = recoveryWith({ isReachable: async () => online });
  const loadWhileDisconnecting = () => {
    online = false;
    return loadMissingChunk();
  };
  await expect(loadChunk(loadWhileDisconnecting, recovery)).rejects.toThrow('Failed to fetch');
  expect(recovery.reload).not.toHaveBeenCalled();
});
