import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
import { openBlankPage, type SiteOrigins, writeToken } from '../../scripts/local/screenshots/signIn.ts';
import { serveSite } from '../../scripts/local/serve/serveSite.ts';
import { freePort } from '../../scripts/local/serve/startServer.ts';
import { type BudgetPage, budgetPages } from '../browser/budgetPages.ts';
import { type PageLoad, recordPageLoad } from '../browser/recordPageLoad.ts';
import { measureLayoutShift, observeLayoutShift } from '../visual/layoutShift.ts';
import { buildBareSite, buildPlainSite } from './comparisonBuilds.ts';

/** 150 ms to and fro, 1.6 Mbit/s down and 0.75 up: what Lighthouse calls a slow phone network. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const viewport = { width: 360, height: 740 };

/** Of one load without a cache; times in milliseconds from the start of the navigation. */
export interface FirstLoad extends PageLoad {
  firstPaint: number;
  largestPaint: number;
  /** Until there is a field for the password, on the sign-in page. */
  formVisible: number;
  /** Until the app has started, or else as `formVisible`. */
  usable: number;
  layoutShift: number;
}

export type Build = 'ours' | 'vite' | 'bare';

export interface FirstLoadFigures {
  /** Of sign-in, in turns. */
  signIn: Record<Build, FirstLoad[]>;
  /** Of the pages of members, by the name of the route. */
  pages: Record<string, FirstLoad[]>;
}

/**
 * Loads pages of one site without a cache on a slow network: sign-in beside a plain Vite build of the same site and a
 * bare page of the same libraries, built in the same run and loaded in turns, and the pages of members.
 */
export async function measureFirstLoads(root: string, runs: number): Promise<FirstLoadFigures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'first-loads-'));
  const sandboxPort = await freePort(4490);
  const filter = { brands: ['lindavelle'], domains: ['de'], environment: 'sandbox', sandboxPort };
  const dist = path.join(folder, 'dist');
  await runBuild(root, { filter, dist, compressed: true });
  const site = planBuild(await loadCatalogue(root), filter).sites[0]!;
  const release = { root, site, dist };
  const folders: Record<Build, string> = {
    ours: path.join(dist, site.host),
    vite: await buildPlainSite(release, path.join(folder, 'vite')),
    bare: await buildBareSite(release, path.join(folder, 'bare')),
  };
  const browser = await openBrowser();
  const signIn: FirstLoadFigures['signIn'] = { ours: [], vite: [], bare: [] };
  const pages: FirstLoadFigures['pages'] = {};
  const load = async (build: Build, page: BudgetPage) => {
    const server = await serveSite(folders[build], 0);
    const sandbox = await startSandbox({ ...toSandboxOptions(site.values, server.origin), simulateActivity: false });
    try {
      return await loadPage(browser, { origin: server.origin, sandbox: sandbox.origin }, page);
    } finally {
      await sandbox.close();
      await server.close();
    }
  };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const build of ['ours', 'vite', 'bare'] as const) {
        signIn[build].push(await load(build, { path: '/login', content: 'input[type=password]' }));
      }
      for (const [name, page] of Object.entries(budgetPages)) {
        if (page.account !== undefined) pages[name] = [...(pages[name] ?? []), await load('ours', page)];
      }
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
  return { signIn, pages };
}

declare global {
  interface Window {
    firstLoad: { largestPaint: number; field?: number; started?: number };
  }
}

async function loadPage(browser: Browser, origins: SiteOrigins, { path: address, account, content }: BudgetPage) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  await answerStatisticsQuestion(context, 'no');
  const page = await context.newPage();
  if (account === undefined) await openBlankPage(page, origins.origin);
  else await writeToken(page, origins.origin, await fetchToken(origins.sandbox, account));
  await observeLayoutShift(page);
  await page.addInitScript(() => {
    window.firstLoad = { largestPaint: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.firstLoad.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new MutationObserver(() => {
      if (document.querySelector('input[type=password]')) window.firstLoad.field ??= performance.now();
      if (document.documentElement.dataset.boot === 'done') window.firstLoad.started ??= performance.now();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  const cdp = await context.newCDPSession(page);
  const load = await recordPageLoad(cdp);
  await cdp.send('Network.emulateNetworkConditions', network);
  await page.goto(origins.origin + address);
  // First of all waits without running anything in the page, which would delay what is measured.
  const { total: layoutShift } = await measureLayoutShift(page);
  await page.locator(content).first().waitFor();
  const times = await page.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    const { largestPaint, field = 0, started } = window.firstLoad;
    const formVisible = Math.max(firstPaint, field);
    return { firstPaint, largestPaint, formVisible, usable: started ?? formVisible };
  });
  await context.close();
  return { ...load, ...times, layoutShift };
}
