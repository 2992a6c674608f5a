import { expect, test } from 'vitest';
import { parseSpec, routeOfAddress } from './parseSpec.ts';

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

test('reads addresses in texts, templates and patterns, and how a member comes in', () => {
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
  });
});

test('one whose pages are kept runs on a site too', () => {
  expect(parseSpec('a.spec.ts', `import { expect, sharedPageTest } from '../browser/siteTest.ts';`)).toMatchObject({
    usesSite: true,
  });
});

test('one whose test is not that of journeys runs on no site', () => {
  const code = `import { expect, type Page, test } from './galleryTest.ts';`;
  expect(parseSpec('a.spec.ts', code)).toMatchObject({ usesSite: false, signsIn: false });
});
