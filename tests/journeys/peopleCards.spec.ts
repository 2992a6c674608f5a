// Tags: @people/list
import type { Locator, Page } from '@playwright/test';
import { countCalls, fetchRecordedRequests } from '../../scripts/local/screenshots/sandboxControl.ts';
import { openSignedIn, type SiteOrigins, type Translate } from '../../scripts/local/screenshots/signIn.ts';
import { profileLinks, readTexts } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/siteTest.ts';
import { applyViewport } from '../visual/viewports.ts';

const matches = '/membership-area/matches';
const cards = (page: Page): Locator => page.getByRole('article');

async function openList(page: Page, servers: SiteOrigins, path = matches): Promise<void> {
  await openSignedIn(page, servers, 'premium', path);
  await expect(cards(page).first()).toBeVisible();
}

async function openFilters(page: Page, servers: SiteOrigins, translate: Translate, path = matches): Promise<void> {
  await openList(page, servers, path);
  await page.getByRole('button', { name: translate('Sort and filter') }).click();
  await page.getByRole('button', { name: translate('More filters') }).click();
}

const boxesOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );

test('picture and caption of a card are its one link, named after the person', async ({ page, origin, sandbox }) => {
  await openList(page, { origin, sandbox });
  const card = cards(page).first();
  const name = await card.getByRole('heading', { level: 2 }).innerText();
  await expect(card.getByRole('link')).toHaveCount(1);
  const link = card.getByRole('link', { name, exact: true });
  const [picture] = await boxesOf(card.locator('[data-portrait]'));
  expect(picture!.height / picture!.width).toBeCloseTo(1.25, 1);
  const [box] = await boxesOf(link);
  const [x, y] = [picture!.left + picture!.width / 2, picture!.top + 10];
  const places = [y, picture!.top + picture!.height / 2, box!.top + box!.height / 2];
  const hits = await link.evaluate(
    (element, { x, places }) => places.map((place) => element.contains(document.elementFromPoint(x, place))),
    { x, places },
  );
  expect(hits).toEqual([true, true, true]);
});

for (const [width, textScale, columns] of [
  [320, 2, 1],
  [360, 1, 1],
  [768, 1, 2],
  [1440, 1, 4],
] as const) {
  test(`at ${width} px and ${textScale * 100} % there are ${columns} cards side by side`, async ({
    page,
    origin,
    sandbox,
  }) => {
    await openList(page, { origin, sandbox });
    await applyViewport(page, { width, textScale });
    const boxes = await boxesOf(cards(page));
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns);
  });
}

test('on a phone the face and the name of the first person are in the first window', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, { origin, sandbox });
  const card = cards(page).first();
  const [picture] = await boxesOf(card.locator('[data-portrait]'));
  const [name] = await boxesOf(card.getByRole('heading'));
  const [bar] = await boxesOf(page.getByRole('navigation', { name: translate('Main places') }));
  const [list] = await boxesOf(page.getByRole('list').filter({ has: card }));
  expect(list!.width - picture!.width).toBeLessThan(4);
  expect(name!.top).toBeGreaterThanOrEqual(picture!.top + picture!.height);
  expect(name!.top + name!.height).toBeLessThanOrEqual(bar!.top);
});

test('menu and question of a card are operated by keys, and return the focus', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openList(page, { origin, sandbox });
  // The first member has had a smile, whose tile says so.
  const [name] = await readTexts(cards(page).nth(1).getByRole('heading').locator('bdi'));
  for (const label of ['Write', 'Smile', 'Ask', 'More'])
    await expect(page.getByRole('button', { name: `${translate(label)} : ${name}` })).toHaveCount(1);
  const more = cards(page)
    .first()
    .getByRole('button', { name: translate('More') });
  const items = page.getByRole('menuitem');
  for (const key of ['Enter', 'ArrowDown']) {
    await more.focus();
    await page.keyboard.press(key);
    await expect(items.first(), key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(more, key).toBeFocused();
  }
  const ask = cards(page)
    .first()
    .getByRole('button', { name: translate('Ask') });
  await ask.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ask).toBeFocused();
});

test('the order and the limits live in the address, and survive a visit to a profile', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openFilters(page, { origin, sandbox }, translate);
  const names = () => readTexts(cards(page).getByRole('heading'));
  const before = await names();
  await page.getByLabel(translate('Sort by')).selectOption({ label: translate('Nearest first') });
  await expect(page).toHaveURL(`${origin}${matches}?sort=nearest`);
  const lastAsked = async () => (await fetchRecordedRequests(sandbox)).findLast(({ call }) => call === 'fetchMatches');
  await expect.poll(async () => JSON.stringify(await lastAsked())).toContain('nearest');
  await expect.poll(names).not.toEqual(before);

  await page.getByLabel(translate('Age from')).selectOption('65');
  await expect(page).toHaveURL(`${origin}${matches}?sort=nearest&ageFrom=65`);
  await expect(page.getByLabel(translate('Age to')).locator('option[value="60"]')).toHaveCount(0);
  // So few fit that all pages are loaded.
  const end = translate('You’ve reached the end of the list.');
  await expect(page.getByText(new RegExp(`^\\d+ of \\d+ people fit.*${end}`)).first()).toBeVisible();
  const shown = await names();
  await profileLinks(page).first().click();
  await expect(page).toHaveURL(/member-profile/);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}${matches}?sort=nearest&ageFrom=65`);
  await expect.poll(names).toEqual(shown);
});

test('pages are loaded until enough people are within the limits, or the list ends', async ({
  page,
  origin,
  sandbox,
  translate,
}) => {
  await openSignedIn(page, { origin, sandbox }, 'premium', `${matches}?ageFrom=90`);
  const noResults = translate('Nobody fits these filters. Change one of them, or remove them all, to see more people.');
  await expect(page.getByText(noResults).first()).toBeVisible();
  await expect.poll(() => countCalls(sandbox, 'fetchMatches')).toBeGreaterThan(1);
  await page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`90 years.*${translate('Remove')}`) })
    .click();
  await expect(page.getByRole('button', { name: translate('Sort and filter') })).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
});

test('a filter adds to one that the address does not have yet', async ({ page, origin, sandbox, translate }) => {
  await openFilters(page, { origin, sandbox }, translate);
  await page.evaluate(() => {
    for (const [id, value] of [
      ['sort', 'nearest'],
      ['ageFrom', '65'],
    ] as const) {
      const select = document.querySelector<HTMLSelectElement>(`#${id}`)!;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(`${origin}${matches}?sort=nearest&ageFrom=65`);
});

test('members online are sorted and filtered too', async ({ page, origin, sandbox, translate }) => {
  await openFilters(page, { origin, sandbox }, translate, '/membership-area/online');
  const all = await readTexts(cards(page));
  await page.getByLabel(translate('Favourites')).selectOption({ label: translate('Favourites only') });
  await expect.poll(async () => (await readTexts(cards(page))).length).toBeLessThan(all.length);
  await page.getByLabel(translate('Favourites')).selectOption({ label: translate('Everybody') });
  await page.getByLabel(translate('Sort by')).selectOption({ label: translate('Nearest first') });
  const distances = async () =>
    (await readTexts(cards(page))).map((text) => Number(/([\d,]+)\smiles/.exec(text)?.[1]?.replace(',', '') ?? 0));
  await expect(async () => {
    const shown = await distances();
    expect(new Set(shown).size).toBeGreaterThan(2);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  }).toPass();
});

for (const [width, textScale] of [
  [360, 1],
  [320, 2],
] as const) {
  test(`at ${width} px and ${textScale * 100} % a message to a match takes three taps from home`, async ({
    page,
    origin,
    sandbox,
    translate,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openSignedIn(page, { origin, sandbox }, 'premium');
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await applyViewport(page, { width, textScale });
    await tap(page.getByRole('main').getByRole('button', { name: translate('Write') }));
    const field = page.getByRole('textbox', { name: translate('Your message') });
    await tap(field);
    await field.pressSequentially('Good evening!');
    await tap(page.getByRole('button', { name: translate('Send message') }));
    await expect(page.getByText('Good evening!', { exact: true }).last()).toBeVisible();
    await expect(field).toHaveValue('');
    expect(taps).toBeLessThanOrEqual(3);
    await expect.poll(() => countCalls(sandbox, 'sendMessage')).toBe(1);
  });
}
