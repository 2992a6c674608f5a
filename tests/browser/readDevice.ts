import type { BrowserContext, Page } from '@playwright/test';

/**
 * Reads everything that a page and its origin could leave to the next person, each with its place: all storages, cookies,
 * the current entry of the tab's history, and the page as it is. Chromium also tells the addresses and titles of all
 * entries; `readHistoryStates` reads what they hold.
 */
export async function readDevice(page: Page): Promise<Record<string, string>> {
  const inPage = await page.evaluate(async () => {
    const databases: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      databases.push(name, ...opened.objectStoreNames);
      opened.close();
    }
    const caches = await window.caches.keys();
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      indexedDB: databases.join(' '),
      caches: caches.join(' '),
      workers: workers.map(({ scope }) => scope).join(' '),
      cookie: document.cookie,
      name: window.name,
      referrer: document.referrer,
      history: JSON.stringify([history.state, ...navigation.entries().map(({ url }) => url)]),
      page: `${document.title} ${document.documentElement.outerHTML}`,
      fields: [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value).join(' '),
    };
  });
  return { ...inPage, cookies: JSON.stringify(await page.context().cookies()), entries: await readEntries(page) };
}

/** Reads the addresses and titles of the tab's history; empty in a browser that does not tell them. */
async function readEntries(page: Page): Promise<string> {
  if (browserOf(page.context()) !== 'chromium') return '';
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send('Page.getNavigationHistory');
  await client.detach();
  return JSON.stringify(entries.map(({ url, title }) => [url, title]));
}

/** Headers of an empty document, which belongs to the same process as those of the site. */
const emptyDocument = {
  headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'Origin-Agent-Cluster': '?1' },
  contentType: 'text/html',
  body: '',
};

/**
 * Reads `history.state` of every entry of the tab, which its next person finds by Back; Chromium only. The entries are
 * shown without the app, which might change them. The tab ends at an empty document after them.
 */
export async function readHistoryStates(page: Page, origin: string): Promise<string> {
  const isOfSite = (url: URL) => url.origin === origin;
  await page.route(isOfSite, (route) => route.fulfill(emptyDocument));
  await page.goto(`${origin}/after`);
  const states: unknown[] = [];
  const count = await page.evaluate(() => navigation.entries().length);
  for (let entry = 1; entry < count; entry++) {
    await page.goBack();
    states.push(await page.evaluate(() => history.state as unknown));
  }
  await page.evaluate((last) => {
    const { key } = navigation.entries().at(-1)!;
    if (last > 1) void navigation.traverseTo(key);
  }, count);
  await page.waitForURL(`${origin}/after`);
  await page.unroute(isOfSite);
  return JSON.stringify(states);
}

const browserOf = (context: BrowserContext) => context.browser()?.browserType().name() ?? 'chromium';
