import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { startSandbox } from '../../scripts/backend/sandbox/startSandbox.ts';
import { toSandboxOptions } from '../../scripts/backend/sandbox/toSandboxOptions.ts';
import { answerStatisticsQuestion } from '../../scripts/local/screenshots/answerStatisticsQuestion.ts';
import { buildSites } from '../../scripts/local/screenshots/buildSites.ts';
import { openBrowser } from '../../scripts/local/screenshots/ensureChromium.ts';
import { openSignedIn, type SiteOrigins } from '../../scripts/local/screenshots/signIn.ts';
import { serveSite } from '../../scripts/local/serve/serveSite.ts';
import { answerWithManyConversations } from '../browser/answerWithManyConversations.ts';
import { answerWithManyMatches } from '../browser/answerWithManyMatches.ts';
import { answerWithManyMessages } from '../browser/answerWithManyMessages.ts';
import { median } from './median.ts';

export const CPU_SLOWDOWN = 4;
const MATCHES = 1000;
const MESSAGES = 5000;
const CONVERSATIONS = 1000;
const TYPED_TEXT = 'Shall we meet by the lake on Sunday afternoon, if the weather holds? I know a quiet path.';
const PAGE_SIZE = 10;
/** Presses that are measured, at each speed. */
const SAMPLES = 3;
/** A phone: it has a processor as slow as that. */
const viewport = { width: 360, height: 740 };
/** 7,200 px a second at 60 frames a second: a hard flick. */
const SCROLL_STEP_PX = 120;

/** Milliseconds of script, with the processor at its own speed and slowed down. */
export interface ScriptMs {
  own: number;
  slowed: number;
}

export interface LongListFigures {
  /** From the press of "Show more" until ten more cards are there, by the number of cards; the median of three. */
  showMore: Record<400 | 1000, ScriptMs>;
  /** Processor time of the tasks while 1,000 cards are scrolled from top to end; other processes do not count. */
  longestTaskMs: number;
  /** Tasks of more than 50 ms among them. */
  longTasks: number;
  thread: ThreadFigures;
  inbox: InboxFigures;
}

/** Of an inbox with 1,000 conversations, all of them loaded. */
interface InboxFigures {
  /** For each character typed into the search. */
  key: ScriptMs;
  longestTaskMs: number;
  longTasks: number;
  /** In the document, at the end of scrolling. */
  elements: number;
}

/** Of a conversation with 5,000 messages, all of them loaded. */
interface ThreadFigures {
  /** For each character typed into the composer. */
  key: ScriptMs;
  longestTaskMs: number;
  longTasks: number;
  /** In the document, at the end of scrolling. */
  elements: number;
}

/** A list of 1,000 matches, a conversation of 5,000 messages and an inbox of 1,000 conversations, on a phone. */
export async function measureLongLists(root: string): Promise<LongListFigures> {
  const [built] = await buildSites(root, { brands: ['tavelune'], domains: ['com'] }, (sites) => sites.slice(0, 1));
  const { site, dist } = built!;
  const server = await serveSite(path.join(dist, site.host), 0);
  const sandbox = await startSandbox({ ...toSandboxOptions(site.values, server.origin), simulateActivity: false });
  const browser = await openBrowser();
  const origins = { origin: server.origin, sandbox: sandbox.origin };
  try {
    return {
      ...(await measureMatches(browser, origins)),
      thread: await measureThread(browser, origins),
      inbox: await measureInbox(browser, origins),
    };
  } finally {
    await browser.close();
    await sandbox.close();
    await server.close();
  }
}

async function openPhone(browser: Browser): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport });
  await answerStatisticsQuestion(context, 'no');
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  return { page, cdp };
}

async function measureThread(browser: Browser, origins: SiteOrigins): Promise<ThreadFigures> {
  const { page, cdp } = await openPhone(browser);
  await answerWithManyMessages(page, origins.sandbox, { total: MESSAGES });
  await openSignedIn(page, origins, 'premium', '/membership-area/messages/11');
  const scroller = page.locator('section[aria-labelledby=thread-title]');
  await scroller.locator('ol li').first().waitFor();
  // Presses "Show earlier messages" until there is nothing earlier.
  await scroller.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const load = () => {
          const more = element.querySelector('button:not([aria-disabled]):not(li *)');
          if (more instanceof HTMLElement) more.click();
          else if (!element.querySelector('button[aria-disabled]:not(li *)')) return resolve();
          setTimeout(load, 5);
        };
        load();
      }),
  );
  await page.waitForTimeout(2000);
  await page.locator('textarea').focus();
  const key = await measureTyping(page, cdp, TYPED_TEXT);
  await slowDown(cdp, CPU_SLOWDOWN);
  const tasks = await traceTasks(browser, page, () =>
    scroller.evaluate(
      (element, stepPx) =>
        new Promise<void>((resolve) => {
          let steps = 0;
          const step = () => {
            element.scrollTop -= stepPx;
            if (element.scrollTop > 0 && ++steps < 2000) requestAnimationFrame(step);
            else setTimeout(resolve, 1000);
          };
          requestAnimationFrame(step);
        }),
      SCROLL_STEP_PX,
    ),
  );
  return { key, ...tasks, elements: await page.locator('main *').count() };
}

async function measureInbox(browser: Browser, origins: SiteOrigins): Promise<InboxFigures> {
  const { page, cdp } = await openPhone(browser);
  // The app takes no more than 500 rows of one answer.
  await answerWithManyConversations(page, origins.sandbox, { total: CONVERSATIONS, pageSize: CONVERSATIONS / 2 });
  await openSignedIn(page, origins, 'premium', '/membership-area/messages');
  await page.getByRole('button', { name: 'Show more conversations' }).click();
  await page
    .locator('main li')
    .nth(CONVERSATIONS - 1)
    .waitFor({ state: 'attached' });
  await page.waitForTimeout(2000);
  await page.locator('main input').focus();
  const key = await measureTyping(page, cdp, 'Row');
  await slowDown(cdp, CPU_SLOWDOWN);
  const tasks = await traceTasks(browser, page, () => scrollToEnd(page));
  return { key, ...tasks, elements: await page.locator('main *').count() };
}

/** The script of each key of a text, which is typed into the focused field twice and stays there once. */
async function measureTyping(page: Page, cdp: CDPSession, text: string): Promise<ScriptMs> {
  const measure = async () => {
    const before = await readScriptMs(cdp);
    await page.keyboard.type(text, { delay: 50 });
    // What follows from the last key belongs to it.
    await page.waitForTimeout(1000);
    return ((await readScriptMs(cdp)) - before) / text.length;
  };
  const own = await measure();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.waitForTimeout(1000);
  await slowDown(cdp, CPU_SLOWDOWN);
  const slowed = await measure();
  await slowDown(cdp, 1);
  return { own, slowed };
}

async function measureMatches(
  browser: Browser,
  origins: SiteOrigins,
): Promise<Omit<LongListFigures, 'thread' | 'inbox'>> {
  const { page, cdp } = await openPhone(browser);
  await answerWithManyMatches(page, origins.sandbox, MATCHES);
  await openSignedIn(page, origins, 'complete', '/membership-area/matches');
  await page
    .locator('main article')
    .nth(PAGE_SIZE - 1)
    .waitFor();
  await page.waitForTimeout(1000);
  const samples = { 400: { own: [], slowed: [] }, 1000: { own: [], slowed: [] } } as Samples;
  for (let count = 2 * PAGE_SIZE; count <= MATCHES; count += PAGE_SIZE) {
    const sample = ([400, 1000] as const).find((end) => count <= end && count > end - 2 * SAMPLES * PAGE_SIZE);
    const slowed = sample !== undefined && (sample - count) % (2 * PAGE_SIZE) === 0;
    if (slowed) await slowDown(cdp, CPU_SLOWDOWN);
    // Looking for an element is script, too.
    const more = await page.locator('main button').last().elementHandle();
    const before = await readScriptMs(cdp);
    await more!.dispatchEvent('click');
    if (sample !== undefined) {
      await page.waitForTimeout(1500);
      samples[sample][slowed ? 'slowed' : 'own'].push((await readScriptMs(cdp)) - before);
      await slowDown(cdp, 1);
    }
    await page
      .getByText(`${count.toLocaleString('en')} people shown`)
      .first()
      .waitFor({ state: 'attached' });
  }
  await slowDown(cdp, CPU_SLOWDOWN);
  const toMedians = ({ own, slowed }: Samples[400]): ScriptMs => ({ own: median(own), slowed: median(slowed) });
  return {
    showMore: { 400: toMedians(samples[400]), 1000: toMedians(samples[1000]) },
    ...(await traceTasks(browser, page, () => scrollToEnd(page))),
  };
}

/** By the number of cards, milliseconds of script of the last presses until there are so many, every other one slowed. */
type Samples = Record<400 | 1000, Record<keyof ScriptMs, number[]>>;

/** The processor time of the tasks during an action, the longest and how many take more than 50 ms. */
async function traceTasks(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<{ longestTaskMs: number; longTasks: number }> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await action();
  const tasks = readTaskMs(await browser.stopTracing());
  return { longestTaskMs: Math.max(...tasks), longTasks: tasks.filter((ms) => ms > 50).length };
}

const slowDown = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

async function readScriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000;
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

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(
    (stepPx) =>
      new Promise((resolve) => {
        const step = () => {
          const before = scrollY;
          scrollBy({ top: stepPx, behavior: 'instant' });
          if (scrollY > before) requestAnimationFrame(step);
          else setTimeout(resolve, 1000);
        };
        requestAnimationFrame(step);
      }),
    SCROLL_STEP_PX,
  );
