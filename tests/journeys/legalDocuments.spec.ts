// Tags: @legal
import type { Page } from '@playwright/test';
import { createTranslator } from '../../scripts/local/screenshots/readTranslations.ts';
import { openSignedIn, type Translate } from '../../scripts/local/screenshots/signIn.ts';
import { settled } from '../browser/settled.ts';
import { expect, ownPageTest, test } from '../browser/siteTest.ts';

test.use({ siteKey: 'french' });

const documents = [
  ['Imprint', 'IMPRINT'],
  ['Privacy policy', 'PRIVACY POLICY'],
  ['Terms and conditions', 'TERMS AND CONDITIONS'],
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
  'the three documents are in the language of the page, and in another one after switching',
  async ({ page, origin, sandbox, pageLog }) => {
    const [french, german] = [createTranslator('fr'), createTranslator('de-CH')];
    await openSignedIn(page, { origin, sandbox }, 'complete');
    await settled(page);
    const first = await readAll(page, french);
    expect(filesOf(pageLog.requests)).toEqual(['termsAndPolicies_fr_CH.json']);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
    const second = await readAll(page, german);
    expect(filesOf(pageLog.requests)).toEqual(['termsAndPolicies_fr_CH.json', 'termsAndPolicies_de_CH.json']);
    for (const [index, text] of second.entries()) expect(text).not.toBe(first[index]);
    for (const text of [first[0], second[0]]) expect(text).toContain('Beispiel Begegnungen GmbH');
    for (const text of [...first, ...second]) expect(text).not.toMatch(/\{\{|undefined|\[object/);
  },
);

ownPageTest(
  'hostile markup in a document does not run, load or change the page',
  async ({ page, origin, translate }) => {
    const hostile = `
    <h2 id="main" onclick="window.hit=1">Title</h2>
    <p style="position:fixed;inset:0" class="x">First <b>words</b> {{productName}} {{ supportEmail }}</p>
    <script>window.hit = 1</script><img src=x onerror="window.hit=1"><svg onload="window.hit=1"><a xlink:href="javascript:hit=1">s</a></svg>
    <iframe srcdoc="<script>parent.hit=1</script>"></iframe><form action="https://evil.example"><input name=q autofocus onfocus="hit=1"></form>
    <a href="javascript:window.hit=1">one</a> <a href=" java&#10;script:window.hit=1">two</a>
    <a href="data:text/html,<script>1</script>">three</a> <a href="mailto:{{supportEmail}}">four</a>
    <math><mtext><table><mglyph><style><img src=x onerror=window.hit=1>
    <p>Last words</p><!-- <p> --><link rel=stylesheet href="https://evil.example/x.css"><base href="https://evil.example/">`;
    await page.route('**/legal/*.json', (route) =>
      route.fulfill({ json: { imprint: hostile, privacyPolicy: hostile, termsOfService: hostile } }),
    );
    await page.goto(`${origin}/login`);
    for (const [link] of documents) {
      await documentButton(page, translate, link).click();
      const dialog = dialogOf(page);
      await expect(dialog).toContainText('First words Automnelis support.ch@automnelis.example');
      const foreign =
        'script, iframe, form, input, math, style, link, base, object, embed, img, [style]:not(dialog), [id="main"]';
      const body = dialog.locator('h2, h3, p').filter({ hasText: 'First words' }).locator('xpath=..');
      await expect(body.locator(foreign)).toHaveCount(0);
      const attributes = await body.evaluate((node) =>
        [...node.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()),
      );
      expect(attributes.filter((name) => !['href', 'rel'].includes(name))).toEqual([]);
      const hrefs = await body.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(['mailto:support.ch@automnelis.example']);
      for (const word of ['one', 'two', 'three']) await body.getByText(word, { exact: true }).click({ force: true });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await settled(page);
    await expect.poll(() => page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    await expect(page).toHaveURL(`${origin}/login`);
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
    await expect(dialogOf(page).getByText(translate('Error: the text could not be loaded'))).toBeVisible();
    await page.unrouteAll();
    await dialogOf(page)
      .getByRole('button', { name: translate('Try again') })
      .click();
    await expect(dialogOf(page)).toContainText('Beispiel Begegnungen GmbH');
  },
);
