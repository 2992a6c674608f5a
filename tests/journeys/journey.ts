import { test as base, expect, type Page } from '@playwright/test';
import { toLanguageTag } from '../../app/i18n/languages.ts';
import { readTexts } from '../support/readTexts.ts';
import { type JourneySite, originOf, sandboxOf, sites } from './sites.ts';

export const password = 'sandbox-demo-1';
export const member = 'complete@sandbox.example';

interface Journey {
  site: JourneySite;
  origin: string;
  sandbox: string;
  /** The text of the site's first language for an English one. */
  say: ReturnType<typeof readTexts>;
  /** Everything the pages asked for, and what went wrong in them. */
  watch: { requests: string[]; troubles: string[] };
}

/** A browser test on the built site that the project is about; fails if a page throws, asks a stranger or breaks the policy it is served with. */
export const test = base.extend<Journey & { siteKey: JourneySite['key'] }>({
  siteKey: ['german', { option: true }],
  site: async ({ siteKey }, use) => use(sites.find(({ key }) => key === siteKey)!),
  origin: async ({ site }, use) => use(originOf(site)),
  sandbox: async ({ site }, use) => use(sandboxOf(site)),
  say: async ({ site }, use) => use(readTexts(toLanguageTag(site.locale))),
  watch: [
    async ({ context, origin, sandbox }, use) => {
      await fetch(`${sandbox}/__sandbox__/reset`, { method: 'POST' });
      const watch: Journey['watch'] = { requests: [], troubles: [] };
      context.on('request', (request) => watch.requests.push(request.url()));
      context.on('weberror', (error) => watch.troubles.push(error.error().message));
      context.on('response', (response) => {
        if (response.status() >= 400 && response.url().startsWith(origin)) {
          watch.troubles.push(`${response.status()} ${response.url()}`);
        }
      });
      await context.exposeFunction('reportViolation', (what: string) => watch.troubles.push(what));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
          const report = (window as unknown as { reportViolation?: (what: string) => void }).reportViolation;
          report?.(`${effectiveDirective} refused ${blockedURI} in ${sourceFile}:${lineNumber}`);
        });
      });
      await use(watch);
      const strangers = watch.requests.filter(
        (url) => !/^(?:data|blob|mailto):/.test(url) && ![origin, sandbox].includes(new URL(url).origin),
      );
      expect(strangers).toEqual([]);
      expect(watch.troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs a member in by the form, as a person would. */
export async function signIn(
  page: Page,
  { origin, say }: Pick<Journey, 'origin' | 'say'>,
  email = member,
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel(say('E-mail address')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
  await expect(page).toHaveURL(`${origin}/membership-area/home`);
}
