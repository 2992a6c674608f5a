import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Site } from '../plan/planBuild.ts';
import { type Sandbox, startSandbox } from '../sandbox/startSandbox.ts';
import { toSandboxOptions } from '../sandbox/toSandboxOptions.ts';
import { serveSite } from '../serve/serveSite.ts';
import { createTranslator } from './readTranslations.ts';
import type { Screen } from './screens/Screen.ts';
import { openScreen } from './screens/screens.ts';

/** A built site with the sandbox it talks to. */
export interface ServedSite {
  origin: string;
  sandbox: Sandbox;
  /** The text of the site's first language for an English one. */
  translate: ReturnType<typeof createTranslator>;
  close(): Promise<void>;
}

/** Serves a site that was built for the sandbox into `dist`; port 0 takes any free one. */
export async function serveWithSandbox({ host, values }: Site, dist: string, port = 0): Promise<ServedSite> {
  const server = await serveSite(path.join(dist, host), port);
  // Nobody comes by on their own: pictures of one state are to be alike.
  const sandbox = await startSandbox({ ...toSandboxOptions(values, server.origin), simulateActivity: false }).catch(
    async (error) => {
      await server.close();
      throw error;
    },
  );
  return {
    origin: server.origin,
    sandbox,
    translate: createTranslator(values.languageTag),
    close: async () => {
      await Promise.all([server.close(), sandbox.close()]);
    },
  };
}

/** Goes to a screen in a fresh world and a fresh browser window, and does something there. */
export async function withScreen<Result>(
  browser: Browser,
  { origin, sandbox, translate }: ServedSite,
  screen: Screen,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  sandbox.reset();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await openScreen(screen, { page, origin, sandbox: sandbox.origin, translate });
    return await work(page);
  } finally {
    await context.close();
  }
}
