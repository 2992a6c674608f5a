import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { redirects, routeTable } from '../../../app/routing/routeTable.ts';
import { parseRoutePages } from '../../../tests/support/parseRoutePages.ts';
import { findMessagePriorities } from './messagePriorities.ts';
import { memberPages } from './preloadedModules.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('what is loaded ahead at an address is the page of all routes that begin so', () => {
  const names = new Set(Object.keys(routeTable));
  const pages = new Map(
    globSync('app/features/*/*.routes.ts', { cwd: root }).flatMap((file) => [
      ...parseRoutePages(file, readFileSync(path.join(root, file), 'utf8'), names),
    ]),
  );
  for (const { path: start, module } of memberPages) {
    const isAhead = (pattern: string) =>
      `${pattern}/`.replace('/:question', '/:id').replaceAll('?', '').startsWith(`${start}/`);
    const routes = Object.entries(routeTable).filter(([, { pattern }]) => isAhead(pattern));
    expect(routes.length, start).toBeGreaterThan(0);
    for (const [name] of routes) {
      const shown = name in redirects ? redirects[name as keyof typeof redirects] : name;
      expect([...(pages.get(shown) ?? [])], `${start}, ${name}`).toContain(module);
    }
  }
});

test('documents load the rare messages ahead for exactly those pages that wait for them', () => {
  const priorities = findMessagePriorities(path.join(root, 'app'));
  expect(memberPages.filter(({ rare }) => rare).map(({ module }) => module)).toEqual(
    memberPages.map(({ module }) => module).filter((module) => priorities.get(path.join(root, module)) === 'rare'),
  );
});
