import { expect, test, vi } from 'vitest';
import type { TownProvider } from '../townProvider.ts';
import { openMapsTownProvider } from './mapsTownProvider.ts';

test('all town fields of a visit share one frame; one that failed is replaced', () => {
  const close = vi.fn();
  const openFrame = vi.fn(() => ({ provider: {} as TownProvider, close }));
  const first = openMapsTownProvider(openFrame);
  expect(openMapsTownProvider(openFrame)).toBe(first);
  expect(openFrame).toHaveBeenCalledOnce();
  first.close();
  expect(close).toHaveBeenCalledOnce();
  expect(openMapsTownProvider(openFrame)).not.toBe(first);
  expect(openFrame).toHaveBeenCalledTimes(2);
});
