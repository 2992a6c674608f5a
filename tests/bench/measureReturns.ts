import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startSandbox } from '../../scripts/backend/sandbox/startSandbox.ts';
import { toSandboxOptions } from '../../scripts/backend/sandbox/toSandboxOptions.ts';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { planBuild } from '../../scripts/build/plan/planBuild.ts';
import { runBuild } from '../../scripts/build/release/runBuild.ts';
import { answerStatisticsQuestion } from '../../scripts/local/screenshots/answerStatisticsQuestion.ts';
import { openBrowser } from '../../scripts/local/screenshots/ensureChromium.ts';
import { fetchToken } from '../../scripts/local/screenshots/sandboxControl.ts';
import { serveSite } from '../../scripts/local/serve/serveSite.ts';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { budgetPages } from '../browser/budgetPages.ts';
import { recordPageLoad } from '../browser/recordPageLoad.ts';
import { copyRepository } from '../support/copyRepository.ts';
import { applyEdit } from './edits.ts';

/** Pages that are opened before and after a release, by the names of their routes. */
const pageNames = ['login', 'home'] as const;

/** Bytes of documents, scripts and styles that each page loads, with headers. */
type LoadedBytes = Record<(typeof pageNames)[number], number>;

/** Loads after a release in which one component differs, in a browser that has loaded the same pages before it. */
export interface ReturnFigures {
  /** The bytes of a release that has deltas. */
  deltas: LoadedBytes;
  /** The bytes of the same release without them. */
  brotli: LoadedBytes;
}

/** Builds a site, and again with one component edited, and loads pages of both releases in turn, in Chromium. */
export async function measureReturns(): Promise<ReturnFigures> {
  const project = await copyRepository();
  const browser = await openBrowser();
  const ports = { site: await freePort(4590), sandbox: await freePort(4690) };
  const filter = { brands: ['lindavelle'], domains: ['de'], environment: 'sandbox', sandboxPort: ports.sandbox };
  const site = planBuild(await loadCatalogue(project.root), filter).sites[0]!;
  const origin = `http://127.0.0.1:${ports.site}`;
  const options = { ...toSandboxOptions(site.values, origin), port: ports.sandbox, simulateActivity: false };
  const sandbox = await startSandbox(options);
  const build = async (name: string) => {
    const dist = path.join(project.root, name);
    await runBuild(project.root, { filter, dist, compressed: true });
    return () => serveSite(path.join(dist, site.host), ports.site);
  };
  try {
    const [former] = [await build('former'), await build('dist')];
    await applyEdit(project.root, 'one component of the app');
    const [withDeltas, without] = [await build('dist'), await build('without-deltas')];
    const token = await fetchToken(sandbox.origin, 'complete');
    const load = (serve: typeof former) => loadTwice(browser, { origin, token }, former, serve);
    return { deltas: await load(withDeltas), brotli: await load(without) };
  } finally {
    await browser.close();
    await sandbox.close();
    await project.remove();
  }
}

/** Number of loads after which a browser that keeps no dictionary will not do so. */
const MAX_LOADS = 20;

/** Loads a page until the browser keeps its document as a dictionary. Throws if it does not. */
async function loadUntilKept(name: string, load: () => Promise<{ isKept: boolean }>): Promise<void> {
  for (let count = 0; count < MAX_LOADS; count++) if ((await load()).isKept) return;
  throw new Error(`the browser does not keep the document of ${name} as a dictionary`);
}

type Serve = () => ReturnType<typeof serveSite>;

/** Loads the pages of the former release until the browser keeps their documents as dictionaries, and then of the next. */
async function loadTwice(
  browser: Browser,
  { origin, token }: { origin: string; token: string },
  former: Serve,
  next: Serve,
): Promise<LoadedBytes> {
  const open = async (name: (typeof pageNames)[number]) => {
    const { path: address, account, content } = budgetPages[name]!;
    const localStorage = account === undefined ? [] : [{ name: 'token', value: token }];
    const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage }] } });
    await answerStatisticsQuestion(context, 'no');
    const load = async () => {
      const page = await context.newPage();
      const { bytes } = await recordPageLoad(await context.newCDPSession(page));
      const request = page.waitForRequest(origin + address);
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      await page.locator(content).first().waitFor();
      const isKept = (await (await request).headerValue('available-dictionary')) !== null;
      await page.close();
      return { isKept, bytes: bytes.document + bytes.script + bytes.style };
    };
    return { name, load };
  };
  const pages = await Promise.all(pageNames.map(open));
  const before = await former();
  try {
    for (const { name, load } of pages) await loadUntilKept(name, load);
  } finally {
    await before.close();
  }
  const after = await next();
  try {
    const loaded: Partial<LoadedBytes> = {};
    for (const { name, load } of pages) loaded[name] = (await load()).bytes;
    return loaded as LoadedBytes;
  } finally {
    await after.close();
  }
}
