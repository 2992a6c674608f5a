import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { LocaleCode } from '../../../brands/languages.ts';
import { languageIn } from '../../../brands/languageVariants.ts';
import { startSandbox } from '../../backend/sandbox/startSandbox.ts';
import { toSandboxOptions } from '../../backend/sandbox/toSandboxOptions.ts';
import { serveSite } from '../serve/serveSite.ts';
import { answerStatisticsQuestion } from './answerStatisticsQuestion.ts';
import type { BuiltSite } from './buildSites.ts';
import { createTranslator } from './createTranslator.ts';
import type { Screen } from './screens/Screen.ts';
import { openScreen } from './screens/screens.ts';

/** Stores a language on the device of a context, as if a member had chosen it. */
const chooseLocale = (context: BrowserContext, locale: LocaleCode): Promise<unknown> =>
  context.addInitScript((chosen) => {
    // The storage of a sandboxed frame cannot be read.
    if (origin !== 'null') localStorage.setItem('locale', chosen);
  }, locale);

const PAGE_TIMEOUT_MS = 15_000;

/**
 * Serves a site with its sandbox, opens the screens one after another, each with a reset sandbox and a new browser
 * context, and calls `capturePage` on each.
 *
 * @param locale one of the site's languages, as if a member had chosen it; default: its first
 * @returns the screens that could not be reached or captured, with the reason
 */
export async function captureSite(
  browser: Browser,
  { site, dist }: BuiltSite,
  screens: readonly Screen[],
  capturePage: (page: Page, screen: Screen) => Promise<unknown>,
  locale: LocaleCode = site.domain.defaultLang,
): Promise<Map<string, string>> {
  const { host, values, ownTexts, domain } = site;
  const { tag } = languageIn(domain.defaultCountry, locale);
  const unreached = new Map<string, string>();
  const server = await serveSite(path.join(dist, host), 0);
  try {
    // Without simulated activity, pictures of one state are the same on each run.
    const sandbox = await startSandbox({ ...toSandboxOptions(values, server.origin), simulateActivity: false });
    const translate = createTranslator(tag, { ownTexts: ownTexts[tag] ?? {} });
    try {
      for (const screen of screens) {
        sandbox.reset();
        await using context = await browser.newContext();
        await answerStatisticsQuestion(context, 'no');
        if (locale !== domain.defaultLang) await chooseLocale(context, locale);
        const page = await context.newPage();
        page.setDefaultTimeout(PAGE_TIMEOUT_MS);
        await openScreen(screen, { page, origin: server.origin, sandbox: sandbox.origin, translate })
          .then(() => capturePage(page, screen))
          .catch((error) => unreached.set(screen.name, String(error).split('\n')[0]!));
      }
    } finally {
      await sandbox.close();
    }
  } finally {
    await server.close();
  }
  return unreached;
}
