import type { Page } from '@playwright/test';
import { callApi } from '../../scripts/local/screenshots/sandboxControl.ts';

/** Answers the calls of the list of matches with `total` records: those of the sandbox, over and over, with other ids. */
export async function answerWithManyMatches(page: Page, sandbox: string, total: number): Promise<void> {
  const { matches } = (await callApi(sandbox, 'complete', '/api/matches/?offset=0&limit=20')) as {
    matches: Record<string, unknown>[];
  };
  await page.route(/\/api\/matches\/\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    const rows = Array.from({ length: Math.min(limit, total - offset) }, (_, index) => {
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
