import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSpec, routeOfAddress } from './parseSpec.ts';
import { roomsBySpec } from './roomsBySpec.ts';

test.for<[address: string, route: string | undefined]>([
  ['/login', 'login'],
  ['/login?next=/premium-plans', 'login'],
  ['1/membership-area/messages/1', 'activeChat'],
  ['https://example.org/membership-area/home', 'home'],
  ['/membership-area', 'home'],
  ['/membership-area/matches/', 'matches'],
  ['/', undefined],
  ['/api/auth/login', undefined],
  ['a text with /login in it', undefined],
])('%s leads to %s', ([address, route]) => {
  expect(routeOfAddress(address)).toBe(route);
});

test('reads addresses from strings, templates and patterns, and that a member signs in', () => {
  const code = `
    import { expect, test } from '../browser/siteTest.ts';
    test('a journey', async ({ page, origin }) => {
      await signInByLink(page, { origin }, 'complete');
      await page.goto(\`\${origin}/membership-area/messages/\${id}\`);
      await expect(page).toHaveURL(/\\/premium-plans\\/plans$/);
      await open('/membership-area/my-account');
    });`;
  expect(parseSpec('tests/journeys/some.spec.ts', code)).toEqual({
    file: 'tests/journeys/some.spec.ts',
    routes: ['account', 'activeChat', 'plans'],
    signsIn: true,
    usesSite: true,
    rooms: [],
  });
});

test('a spec with shared pages runs on a site', () => {
  expect(parseSpec('a.spec.ts', `import { expect, ownPageTest } from '../browser/siteTest.ts';`)).toMatchObject({
    usesSite: true,
  });
});

test('a spec with another test function runs on no site', () => {
  const code = `import { expect, type Page, test } from './galleryTest.ts';`;
  expect(parseSpec('a.spec.ts', code)).toMatchObject({ usesSite: false, signsIn: false });
});

test('the rooms of a spec are those of the table, whose specs and folders exist', () => {
  expect(parseSpec('tests/journeys/support.spec.ts', '').rooms).toEqual(['support']);
  const root = path.resolve(import.meta.dirname, '../..');
  const hasFile = (file: string) => existsSync(path.join(root, file));
  const missing = Object.entries(roomsBySpec).flatMap(([spec, rooms]) => [
    ...(hasFile(`tests/journeys/${spec}.spec.ts`) ? [] : [spec]),
    ...rooms.filter((room) => !hasFile(`app/features/${room}`) && !hasFile(`app/${room}`)),
  ]);
  expect(missing).toEqual([]);
});
