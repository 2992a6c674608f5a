import { expect, test } from 'vitest';
import { redirects, routeTable } from '../../app/routing/routeTable.ts';
import { readTestProject } from './readTestProject.ts';
import { visualSpecs } from './selectTests.ts';

const { graph, pages, screens } = await readTestProject();

test('the page of every route that shows one is found, and nothing but modules that exist', () => {
  const shown = Object.keys(routeTable).filter((name) => !(name in redirects) && name !== 'logout');
  expect([...pages.keys()].sort()).toEqual(shown.sort());
  expect([...pages.values()].flatMap((modules) => [...modules]).filter((file) => !graph.has(file))).toEqual([]);
});

test('every route has a screen, and the specs that check screens are there', () => {
  const routes = new Set(screens.map(({ route }) => route));
  expect([...pages.keys()].filter((name) => !routes.has(name))).toEqual([]);
  expect(visualSpecs.filter((file) => !graph.has(file))).toEqual([]);
});
