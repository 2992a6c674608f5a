// Tags: @legal
import type { Page } from '@playwright/test';
import { createTranslator } from '../../scripts/local/screenshots/createTranslator.ts';
import { openSignedIn, type Translate } from '../../scripts/local/screenshots/signIn.ts';
import { unfoldFooter } from '../browser/pageHelpers.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'french' });

const documents = [
  ['Imprint', 'IMPRINT'],
  ['Privacy policy', 'PRIVACY POLICY'],
  ['Terms and conditions', 'TERMS AND CONDITIONS'],
  ['Accessibility', 'ACCESSIBILITY'],
] as const;

const dialogOf = (page: Page) => page.getByRole('dialog');
const documentButton = (page: Page, translate: Translate, link: string) =>
  page.getByRole('contentinfo').getByRole('button', { name: translate(link), exact: true });

/** Opens each document; gives their texts. */
async function readAll(page: Page, translate: Translate): Promise<string[]> {
  const texts: string[] = [];
  for (const [link, heading] of documents) {
    await documentButton(page, translate, link).click();
    await expect(dialogOf(page).getByRole('heading', { name: translate(heading), exact: true })).toBeVisible();
    await expect(dialogOf(page).locator('p').first()).toBeVisible();
    texts.push(await dialogOf(page).innerText());
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(documentButton(page, translate, link)).toBeFocused();
  }
  return texts;
}

const filesOf = (requests: readonly string[]) =>
  requests.map((url) => new URL(url).pathname.match(/^\/legal\/(.+)$/)?.[1]).filter((name) => name !== undefined);

ownPageTest(
  'the four documents are in the language of the page, and in another one after switching',
  async ({ page, origin, sandbox, pageLog }) => {
    const [french, german] = [createTranslator('fr'), createTranslator('de-CH')];
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await settled(page);
    const first = await readAll(page, french);
    expect(filesOf(pageLog.requests)).toEqual(['termsAndPolicies_fr_CH.json']);
    await unfoldFooter(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
    const second = await readAll(page, german);
    expect(filesOf(pageLog.requests)).toEqual(['termsAndPolicies_fr_CH.json', 'termsAndPolicies_de_CH.json']);
    for (const [index, text] of second.entries()) expect(text).not.toBe(first[index]);
    for (const text of [first[0], second[0]]) expect(text).toContain('Beispiel Begegnungen GmbH');
    for (const text of [first[3], second[3]]) expect(text).toContain('EN 301 549');
    for (const text of [...first, ...second]) expect(text).not.toMatch(/\{\{|undefined|\[object/);
  },
);

ownPageTest(
  'a document with other elements or addresses is not shown',
  async ({ page, origin, translate, pageLog }) => {
    const hostile = [
      [
        ['p', ['First words']],
        ['script', ['window.hit = 1']],
      ],
      [
        ['p', ['First words']],
        ['p', [['a', ['one'], 'javascript:window.hit=1']]],
      ],
      [
        ['p', ['First words']],
        ['iframe', [], 'https://evil.example'],
      ],
    ];
    for (const [index, [link]] of documents.entries()) {
      const tree = hostile[index % hostile.length];
      await page.route('**/legal/*.json', (route) =>
        route.fulfill({ json: { imprint: tree, privacyPolicy: tree, termsOfService: tree, accessibility: tree } }),
      );
      await page.goto(`${origin}/login`);
      await documentButton(page, translate, link).click();
      await expect(dialogOf(page).getByText(translate('Error: the text couldn’t be loaded'))).toBeVisible();
      await expect(dialogOf(page)).not.toContainText('First words');
      await page.unrouteAll();
    }
    await expect.poll(() => page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    pageLog.errors.splice(0);
  },
);

ownPageTest(
  'a missing document is replaced by that of the site’s first language; one that cannot be loaded shows an error',
  async ({ page, origin, translate, pageLog }) => {
    const german = createTranslator('de-CH');
    await page.addInitScript(() => localStorage.setItem('locale', 'de'));
    await page.route('**/legal/*_de_CH.json', (route) => route.fulfill({ status: 404, body: 'none' }));
    await page.goto(`${origin}/login`);
    await documentButton(page, german, 'Imprint').click();
    await expect(dialogOf(page).locator('p').first()).toBeVisible();
    expect(filesOf(pageLog.requests)).toEqual(['termsAndPolicies_de_CH.json', 'termsAndPolicies_fr_CH.json']);
    expect(pageLog.errors.splice(0)).toEqual([`404 ${origin}/legal/termsAndPolicies_de_CH.json`]);

    await page.addInitScript(() => localStorage.setItem('locale', 'fr'));
    await page.route('**/legal/*.json', (route) => route.abort());
    await page.goto(`${origin}/login`);
    await documentButton(page, translate, 'Imprint').click();
    await expect(dialogOf(page).getByText(translate('Error: the text couldn’t be loaded'))).toBeVisible();
    await page.unrouteAll();
    await dialogOf(page)
      .getByRole('button', { name: translate('Try again') })
      .click();
    await expect(dialogOf(page)).toContainText('Beispiel Begegnungen GmbH');
  },
);

ownPageTest(
  'a former version loads when it is opened, and a later one takes its place on its day',
  async ({ page, origin, translate }) => {
    await page.route('**/legal/*.json', (route) =>
      route.fulfill({
        json: route.request().url().includes('.2026-01-31.')
          ? { imprint: [['p', ['What was true']]], termsOfService: [['p', ['What is true since then']]] }
          : {
              imprint: [['p', ['What is true']]],
              privacyPolicy: [],
              termsOfService: [],
              accessibility: [],
              former: { imprint: ['2026-01-31'] },
              coming: { termsOfService: ['2999-01-01', '2026-01-31'], imprint: ['2999-01-01'] },
            },
      }),
    );
    await page.goto(`${origin}/login`);
    await documentButton(page, translate, 'Imprint').click();
    await expect(dialogOf(page).getByText('What is true')).toBeVisible();
    await expect(dialogOf(page).getByText('What was true')).toHaveCount(0);
    await dialogOf(page).getByRole('button', { name: '31 janvier 2026' }).click();
    await expect(dialogOf(page).getByText('What was true')).toBeVisible();
    await page.keyboard.press('Escape');
    await documentButton(page, translate, 'Terms and conditions').click();
    await expect(dialogOf(page).getByText('What is true since then')).toBeVisible();
  },
);
