import type { BrowserContext, Page } from '@playwright/test';

/**
 * Reads everything that a page and its origin could leave to the next person, each with its place: all storages, cookies,
 * the history of the tab, and the page as it is. Chromium also tells the addresses and titles of the tab's history.
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
      history: JSON.stringify([history.state, ...navigation.entries().map((entry) => [entry.url, entry.getState()])]),
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

const browserOf = (context: BrowserContext) => context.browser()?.browserType().name() ?? 'chromium';
