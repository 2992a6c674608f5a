import { expect, test } from 'vitest';
import { redirects, routeTable } from '../../../app/routing/routeTable.ts';
import { isAvailable, routeOfScreen, screens } from './screens.ts';

test('every page of the product is looked at, each once', () => {
  const names = screens.map(({ name }) => name);
  const shown = Object.keys(routeTable).filter((name) => !(name in redirects) && name !== 'logout');
  expect(names).toEqual(expect.arrayContaining(shown));
  expect(new Set(names).size).toBe(names.length);
});

test('every screen belongs to a page of the product', () => {
  expect(screens.filter((screen) => !(routeOfScreen(screen) in routeTable)).map(({ name }) => name)).toEqual([]);
});

test('a screen that needs something is not on a site without it', () => {
  const open = async () => {};
  expect(isAvailable({ name: 'a', open, requires: 'interests' }, ['interests'])).toBe(false);
  expect(isAvailable({ name: 'a', open, requires: 'interests' }, ['liveChat'])).toBe(true);
  expect(isAvailable({ name: 'a', open }, ['interests'])).toBe(true);
});
