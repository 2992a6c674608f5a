import { expect, test } from 'vitest';
import { detours, routeTable } from '../../../app/routing/routeTable.ts';
import { isOn, routeOf, screens } from './screens.ts';

test('every page of the product is looked at, each once', () => {
  const names = screens.map(({ name }) => name);
  const shown = Object.keys(routeTable).filter((name) => !(name in detours) && name !== 'logout');
  expect(names).toEqual(expect.arrayContaining(shown));
  expect(new Set(names).size).toBe(names.length);
});

test('every screen belongs to a page of the product', () => {
  expect(screens.filter((screen) => !(routeOf(screen) in routeTable)).map(({ name }) => name)).toEqual([]);
});

test('a screen that needs something is not on a site without it', () => {
  const open = async () => {};
  expect(isOn({ name: 'a', open, needs: 'interests' }, ['interests'])).toBe(false);
  expect(isOn({ name: 'a', open, needs: 'interests' }, ['liveChat'])).toBe(true);
  expect(isOn({ name: 'a', open }, ['interests'])).toBe(true);
});
