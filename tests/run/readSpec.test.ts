import { expect, test } from 'vitest';
import { readSpec, routeOf } from './readSpec.ts';

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
  expect(routeOf(address)).toBe(route);
});

test('reads addresses in texts, templates and patterns, and how a member comes in', () => {
  const code = `
    import { expect, test } from './journey.ts';
    test('a journey', async ({ page, origin }) => {
      await enter(page, { origin }, 'complete');
      await page.goto(\`\${origin}/membership-area/messages/\${id}\`);
      await expect(page).toHaveURL(/\\/premium-plans\\/plans$/);
      await open('/membership-area/my-account');
    });`;
  expect(readSpec('tests/journeys/some.spec.ts', code)).toEqual({
    file: 'tests/journeys/some.spec.ts',
    routes: ['account', 'activeChat', 'plans'],
    signsIn: true,
    onSite: true,
  });
});

test('one whose pages are kept runs on a site too', () => {
  expect(readSpec('a.spec.ts', `import { expect, keptPageTest } from './journey.ts';`)).toMatchObject({ onSite: true });
});

test('one whose test is not that of journeys runs on no site', () => {
  const code = `import { expect, type Page, test } from './galleryTest.ts';`;
  expect(readSpec('a.spec.ts', code)).toMatchObject({ onSite: false, signsIn: false });
});
