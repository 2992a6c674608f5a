import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { startSandbox } from '../../scripts/sandbox/startSandbox.ts';
import { toSandboxOptions } from '../../scripts/sandbox/toSandboxOptions.ts';
import { answerStatistics } from '../../scripts/screenshots/answerStatistics.ts';
import { buildSites } from '../../scripts/screenshots/buildSites.ts';
import { openBrowser } from '../../scripts/screenshots/findChromium.ts';
import { callApi } from '../../scripts/screenshots/sandboxControl.ts';
import { openSignedIn } from '../../scripts/screenshots/signIn.ts';
import { serveSite } from '../../scripts/serve/serveSite.ts';

const CPU_SLOWDOWN = 4;
const MATCHES = 1000;
const PAGE_SIZE = 10;
const viewport = { width: 1280, height: 800 };

export interface LongListFigures {
  /** Milliseconds of script from the press of "Show more" until ten more cards are there, by the number of cards. */
  showMoreMs: Record<400 | 1000, number>;
  /** Processor time of the tasks while 1,000 cards are scrolled from top to end; other processes do not count. */
  longestTaskMs: number;
  /** Tasks of more than 50 ms among them. */
  longTasks: number;
}

/** A list of 1,000 matches in a browser whose processor is slowed down. */
export async function measureLongLists(root: string): Promise<LongListFigures> {
  const [built] = await buildSites(root, { brands: ['tavelune'], domains: ['com'] }, (sites) => sites.slice(0, 1));
  const { site, dist } = built!;
  const server = await serveSite(path.join(dist, site.host), 0);
  const sandbox = await startSandbox({ ...toSandboxOptions(site.values, server.origin), simulateActivity: false });
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport });
    await answerStatistics(context, 'no');
    const page = await context.newPage();
    await answerMatches(page, sandbox.origin);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await openSignedIn(
      page,
      { origin: server.origin, sandbox: sandbox.origin },
      'complete',
      '/membership-area/matches',
    );
    await cardAt(page, PAGE_SIZE).waitFor();
    await page.waitForTimeout(1000);
    const showMoreMs: LongListFigures['showMoreMs'] = { 400: 0, 1000: 0 };
    for (let count = 2 * PAGE_SIZE; count <= MATCHES; count += PAGE_SIZE) {
      if (count === 400 || count === 1000) await slowDown(cdp, CPU_SLOWDOWN);
      // Looking for an element is script, too.
      const more = await page.locator('main button').last().elementHandle();
      const before = await readScriptMs(cdp);
      await more!.dispatchEvent('click');
      if (count === 400 || count === 1000) {
        await page.waitForTimeout(3000);
        showMoreMs[count] = (await readScriptMs(cdp)) - before;
        await slowDown(cdp, 1);
      }
      await cardAt(page, count).waitFor({ state: 'attached' });
    }
    await slowDown(cdp, CPU_SLOWDOWN);
    await browser.startTracing(page, { categories: ['toplevel'] });
    await scrollToEnd(page);
    const tasks = readTaskMs(await browser.stopTracing());
    return { showMoreMs, longestTaskMs: Math.max(...tasks), longTasks: tasks.filter((ms) => ms > 50).length };
  } finally {
    await browser.close();
    await sandbox.close();
    await server.close();
  }
}

const cardAt = (page: Page, count: number) => page.locator('main article').nth(count - 1);
const slowDown = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

async function readScriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
}

/** Answers the calls of the list with 1,000 records: those of the sandbox, over and over, with ids of their own. */
async function answerMatches(page: Page, sandbox: string): Promise<void> {
  const { matches } = (await callApi(sandbox, 'complete', '/api/matches/?offset=0&limit=20')) as {
    matches: Record<string, unknown>[];
  };
  await page.route(/\/api\/matches\/\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    const rows = Array.from({ length: Math.min(limit, MATCHES - offset) }, (_, index) => {
      const number = offset + index;
      const id = String(500_000 + number);
      return { ...matches[number % matches.length], id, match_id: id, profile_id: id };
    });
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { matches: rows },
    });
  });
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** The processor time of each task of the page's main thread. */
function readTaskMs(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const toThread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(toThread),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(toThread(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Scrolls by half a window a frame, as a fling does. */
const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const step = () => {
          const before = scrollY;
          scrollBy({ top: innerHeight / 2, behavior: 'instant' });
          if (scrollY > before) requestAnimationFrame(step);
          else setTimeout(resolve, 1000);
        };
        requestAnimationFrame(step);
      }),
  );
