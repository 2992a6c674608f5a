import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Screen } from '../../tests/look/screens/Screen.ts';
import { visitScreen } from '../../tests/look/screens/screens.ts';
import { readTexts } from '../../tests/support/readTexts.ts';
import { languageTags } from '../config/domains.ts';
import type { Site } from '../plan/planBuild.ts';
import { type Sandbox, startSandbox } from '../sandbox/startSandbox.ts';
import { toSandboxOptions } from '../sandbox/toSandboxOptions.ts';
import { serveSite } from '../serve/serveSite.ts';

/** A built site with the sandbox it talks to. */
export interface ServedSite {
  origin: string;
  sandbox: Sandbox;
  /** The text of the site's first language for an English one. */
  say: ReturnType<typeof readTexts>;
  close(): Promise<void>;
}

/** Serves a site that was built for the sandbox into `dist`; port 0 takes any free one. */
export async function serveWithSandbox({ host, values }: Site, dist: string, port = 0): Promise<ServedSite> {
  const server = await serveSite(path.join(dist, host), port);
  // Nobody comes by on their own: pictures of one state are to be alike.
  const sandbox = await startSandbox({ ...toSandboxOptions(values, server.origin), lively: false }).catch(
    async (error) => {
      await server.close();
      throw error;
    },
  );
  return {
    origin: server.origin,
    sandbox,
    say: readTexts(languageTags[values.locale]),
    close: async () => {
      await Promise.all([server.close(), sandbox.close()]);
    },
  };
}

/** Goes to a screen in a fresh world and a fresh browser window, and does something there. */
export async function atScreen<Result>(
  browser: Browser,
  { origin, sandbox, say }: ServedSite,
  screen: Screen,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  sandbox.reset();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await visitScreen(screen, { page, origin, sandbox: sandbox.origin, say });
    return await work(page);
  } finally {
    await context.close();
  }
}
