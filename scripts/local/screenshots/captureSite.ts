import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startSandbox } from '../../backend/sandbox/startSandbox.ts';
import { toSandboxOptions } from '../../backend/sandbox/toSandboxOptions.ts';
import { serveSite } from '../serve/serveSite.ts';
import { answerStatisticsQuestion } from './answerStatisticsQuestion.ts';
import type { BuiltSite } from './buildSites.ts';
import { createTranslator } from './createTranslator.ts';
import type { Screen } from './screens/Screen.ts';
import { openScreen } from './screens/screens.ts';

const PAGE_TIMEOUT_MS = 15_000;

/**
 * Serves a site with its sandbox, opens the screens one after another, each with a reset sandbox and a new browser
 * context, and calls `capturePage` on each.
 *
 * @returns the screens that could not be reached or captured, with the reason
 */
export async function captureSite(
  browser: Browser,
  { site: { host, values, ownTexts }, dist }: BuiltSite,
  screens: readonly Screen[],
  capturePage: (page: Page, screen: Screen) => Promise<unknown>,
): Promise<Map<string, string>> {
  const unreached = new Map<string, string>();
  const server = await serveSite(path.join(dist, host), 0);
  try {
    // Without simulated activity, pictures of one state are the same on each run.
    const sandbox = await startSandbox({ ...toSandboxOptions(values, server.origin), simulateActivity: false });
    const translate = createTranslator(values.languageTag, { ownTexts: ownTexts[values.languageTag] ?? {} });
    try {
      for (const screen of screens) {
        sandbox.reset();
        await using context = await browser.newContext();
        await answerStatisticsQuestion(context, 'no');
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
