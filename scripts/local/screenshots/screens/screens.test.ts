import { expect, test } from 'vitest';
import { redirects, routeTable } from '../../../../app/routing/routeTable.ts';
import { isAvailable, routeOfScreen, screens } from './screens.ts';

test('every page of the app has a screen, and no name occurs twice', () => {
  const names = screens.map(({ name }) => name);
  const pages = Object.keys(routeTable).filter((name) => !(name in redirects) && name !== 'logout');
  expect(names).toEqual(expect.arrayContaining(pages));
  expect(new Set(names).size).toBe(names.length);
});

test('every screen belongs to a route', () => {
  expect(screens.filter((screen) => !(routeOfScreen(screen) in routeTable)).map(({ name }) => name)).toEqual([]);
});

test('a site that lacks a feature lacks the screens that require it', () => {
  const open = async () => {};
  expect(isAvailable({ name: 'a', open, requires: 'interests' }, { lacks: ['interests'] })).toBe(false);
  expect(isAvailable({ name: 'a', open, requires: 'interests' }, { lacks: ['liveChat'] })).toBe(true);
  expect(isAvailable({ name: 'a', open }, { lacks: ['interests'] })).toBe(true);
});
