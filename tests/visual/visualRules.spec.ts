import type { Page } from '@playwright/test';
import { expect, test } from '../components/galleryTest.ts';
import { findAxeViolations, findFocusViolations, findLayoutViolations } from './pageViolations.ts';
import { viewports } from './viewports.ts';

/** Shows a page that breaks no rule, except by this content and style. */
const show = (page: Page, content: string, style = '') =>
  page.setContent(`<!doctype html><html lang="en"><head><title>Rules</title><style>
    :root { font-size: calc(18px * var(--text-scale, 1)); } body { margin: 0; overflow-wrap: anywhere; }
    button { font: inherit; min-width: 48px; min-height: 48px; margin: 8px; }
    :focus-visible { outline: 3px solid black; } ${style}</style></head>
    <body><main><h1>Rules</h1><p>Some words to read.</p>${content}</main></body></html>`);

const phone = viewports[1];

for (const [name, content, style, expected] of [
  ['nothing', '<button>Send</button>', '', null],
  ['a smaller font', '<p style="font-size: 15px">Small print</p>', '', /text of 15 px instead of 18/],
  ['text that does not grow', '<p style="font-size: 18px">Stubborn</p>', '', null],
  [
    'a small target',
    '<button>x</button>',
    'button { min-width: 0; min-height: 0; margin: 0 }',
    /px to press instead of/,
  ],
  [
    'clipped text',
    '<p style="white-space: nowrap; overflow: hidden; width: 60px">Some words too many</p>',
    '',
    /cut off/,
  ],
  ['text clipped below', '<p style="height: 20px; overflow: hidden">Some<br>words<br>too many</p>', '', /cut off/],
  ['something too wide', '<p style="width: 500px">Wide</p>', '', /px wide, 360 px are seen/],
  [
    'a bar over an edge that does not scroll away',
    '<button>Send</button><p style="position: fixed; margin: -20px 0 0">Saved</p>',
    '',
    /covered: button/,
  ],
  [
    'a name over a face',
    '<div data-face style="height: 300px">Face</div><p style="margin: -190px 0 0; pointer-events: none">Martin</p>',
    '',
    /over a face: p.* "Martin"/,
  ],
  [
    'a name at the foot of a face',
    '<div data-face style="height: 300px"></div><p style="margin: -90px 0 0">Martin</p>',
    '',
    null,
  ],
  ['an overlap', '<button>One</button><button style="margin-left: -40px">Two</button>', '', /overlap/],
] as const) {
  test(`the rules of layout find ${name}`, async ({ page }) => {
    await show(page, content, style);
    const violations = await findLayoutViolations(page, phone);
    if (expected) expect(violations.join('\n')).toMatch(expected);
    else expect(violations).toEqual([]);
  });
}

test('a link that the page scrolls under its header is no overlap', async ({ page }) => {
  const header = '<p style="position: sticky; top: 0; margin: 0"><button>Menu</button></p>';
  await show(page, `${header}<a href="#" style="display: block">Premium</a><p style="height: 3000px"></p>`);
  await page.locator('a').evaluate((link: HTMLElement) => scrollTo(0, link.offsetTop - 20));
  const violations = await findLayoutViolations(page, phone);
  expect(violations.filter((one) => one.startsWith('overlap'))).toEqual([]);
});

test('the rules of layout find text that does not grow to 200 %', async ({ page }) => {
  await show(page, '<p style="font-size: 18px">Stubborn</p>');
  const violations = await findLayoutViolations(page, viewports[0]);
  expect(violations.join('\n')).toMatch(/text of 18 px instead of 36/);
});

for (const [name, style, expected] of [
  ['nothing', '', null],
  ['no ring', ':focus-visible { outline: none }', /no ring/],
  ['a bar over it', 'h1 { position: fixed; inset: 0; background: white }', /covered by/],
] as const) {
  test(`the rules of focus find ${name}`, async ({ page }) => {
    await show(page, '<button>One</button><button>Two</button>', style);
    const violations = await findFocusViolations(page);
    if (expected) expect(violations.join('\n')).toMatch(expected);
    else expect(violations).toEqual([]);
  });
}

for (const [share, height, expected] of [
  ['a part', 80, null],
  ['all', 160, /covered by p/],
] as const) {
  test(`the rules of focus look at ${share} of a covered area that scrolls`, async ({ page }) => {
    const words = '<p>Words</p>'.repeat(20);
    const area = `<div tabindex="0" style="height: 160px; overflow: auto">${words}</div>`;
    const bar = `<p style="position: fixed; width: 100%; height: ${height}px; margin: -160px 0 0; background: white"></p>`;
    await show(page, `${area}${bar}<button>Send</button>`);
    const violations = await findFocusViolations(page);
    if (expected) expect(violations.join('\n')).toMatch(expected);
    else expect(violations).toEqual([]);
  });
}

test('the rules of focus find an element outside of the window', async ({ page }) => {
  await show(page, '<button style="position: fixed; top: -200px">Away</button>');
  const violations = await findFocusViolations(page);
  expect(violations.join('\n')).toMatch(/not visible/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds pale text only in the scheme that has it (${colorScheme})`, async ({ page }) => {
    await show(page, '', '@media (prefers-color-scheme: dark) { p { color: #ddd } }');
    const violations = await findAxeViolations(page, colorScheme);
    if (colorScheme === 'dark') expect(violations.join('\n')).toMatch(/color-contrast/);
    else expect(violations).toEqual([]);
  });
}
