import { expect, test } from 'vitest';
import { redirects, routeTable } from '../../app/routing/routeTable.ts';
import { browserSetupFiles } from './findAffectedRoutes.ts';
import { readTestProject } from './readTestProject.ts';
import { unitSetupFiles } from './selectTests.ts';

const project = await readTestProject();

test('the page of every route that shows one is found, and nothing but modules that exist', () => {
  const shown = Object.keys(routeTable).filter((name) => !(name in redirects) && name !== 'logout');
  expect([...project.pages.keys()]).toEqual(shown);
  const modules = [...project.pages.values()].flat();
  expect(modules.filter((file) => !project.graph.has(file))).toEqual([]);
});

test('screens, tests that look at them, journeys with addresses, and unit tests are found', () => {
  expect(project.screens.length).toBeGreaterThan(50);
  expect(project.visualSpecs.length).toBeGreaterThan(0);
  expect(project.specs.filter(({ usesSite: onSite, routes }) => onSite && routes.length > 0).length).toBeGreaterThan(
    15,
  );
  expect(project.specs.filter(({ usesSite: onSite }) => !onSite).length).toBeGreaterThan(0);
  expect(project.unitFiles.length).toBeGreaterThan(200);
});

test('every route has a screen', () => {
  const routes = new Set(project.screens.map(({ route }) => route));
  expect([...project.pages.keys()].filter((name) => !routes.has(name))).toEqual([]);
});

test('what all tests of a runner run with exists', () => {
  expect([...unitSetupFiles, ...browserSetupFiles].filter((file) => !project.graph.has(file))).toEqual([]);
});
