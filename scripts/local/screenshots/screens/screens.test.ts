import { expect, test } from 'vitest';
import { isAvailable, routeOfScreen, screens } from './screens.ts';
import { shownPages } from './shownPages.ts';

test('no name of a screen occurs twice', () => {
  const names = screens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every screen belongs to a page', () => {
  const names = shownPages.map(({ name }) => name);
  expect(screens.filter((screen) => !names.includes(routeOfScreen(screen))).map(({ name }) => name)).toEqual([]);
});

test('a site that lacks a feature lacks the screens that require it', () => {
  const open = async () => {};
  expect(isAvailable({ name: 'a', open, requires: 'interests' }, { lacks: ['interests'] })).toBe(false);
  expect(isAvailable({ name: 'a', open, requires: 'interests' }, { lacks: ['liveChat'] })).toBe(true);
  expect(isAvailable({ name: 'a', open }, { lacks: ['interests'] })).toBe(true);
});
