import type { Page } from '@playwright/test';

/** As the site's own documents have them: so the browser need not start another process for it. */
const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Origin-Agent-Cluster': '?1' };

/** Opens an empty document of an origin, in which nothing runs and the origin's storage can be read and written. */
export async function openBlankPage(page: Page, origin: string): Promise<void> {
  const address = `${origin}/empty`;
  if (page.url() === address) return;
  await page.route(address, (route) => route.fulfill({ headers, contentType: 'text/html', body: '' }));
  await page.goto(address);
  await page.unroute(address);
}
