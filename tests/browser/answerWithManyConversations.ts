import type { Page } from '@playwright/test';
import { callApi } from '../../scripts/local/screenshots/sandboxControl.ts';

const FIRST_ID = 500_000;

/**
 * Answers the calls of the inbox with `total` rows: those of the sandbox, over and over, with other ids. All of them
 * open the conversation of the first row.
 *
 * @param pageSize rows of an answer; a page asks for ten, and takes more
 * @returns the function that moves the row of an index to the top, as a new message does
 */
export async function answerWithManyConversations(
  page: Page,
  sandbox: string,
  { total, pageSize = 10 }: { total: number; pageSize?: number },
): Promise<(index: number) => void> {
  const known = (await callApi(sandbox, 'premium', '/api/chat/conversations/?offset=0&limit=20')) as { id: number }[];
  const rows = Array.from({ length: total }, (_, index) => ({
    ...known[index % known.length],
    id: FIRST_ID + index,
    username: `Row ${index}`,
  }));
  await page.route(/\/api\/chat\/conversations\/\?/, async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    const data = rows.slice(offset, offset + pageSize);
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { data } });
  });
  await page.route(/\/api\/chat\/conversation\/\d+\//, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/\/conversation\/\d+/, `/conversation/${known[0]!.id}`),
    }),
  );
  return (index) => rows.unshift(...rows.splice(index, 1));
}
