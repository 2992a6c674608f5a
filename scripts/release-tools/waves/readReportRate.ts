import { z } from 'zod';
import type { ReportRate } from '../../build/config/schema/waves.ts';
import { UserError } from '../../lib/problem.ts';
import { tryParseJson } from '../../lib/tryParseJson.ts';

const sample = z.tuple([z.number(), z.string()]).transform(([, value]) => Number(value));

/** Schema of the answers that are understood: a number, and those of Prometheus to a query. */
const Answer = z.union([
  z.number(),
  z
    .object({ status: z.literal('success'), data: z.object({ resultType: z.literal('scalar'), result: sample }) })
    .transform(({ data }) => data.result),
  z
    .object({
      status: z.literal('success'),
      data: z.object({ resultType: z.literal('vector'), result: z.array(z.object({ value: sample })) }),
    })
    // Prometheus has no series for what has not happened yet.
    .transform(({ data }) => data.result.reduce((sum, { value }) => sum + value, 0)),
]);

/** Parses an answer; undefined for anything but a finite number. */
export function parseReportRate(text: string): number | undefined {
  const { data } = Answer.safeParse(tryParseJson(text));
  return Number.isFinite(data) ? data : undefined;
}

const TIMEOUT_MS = 10_000;

/**
 * Reads the rate of reports on a release at the address that the operator has named. Throws a UserError if it cannot be
 * read: then it is not known whether the release does well.
 *
 * @param sites names of the releases of its sites, which their reports have (output/siteRelease.ts)
 */
export async function readReportRate(
  { address }: Pick<ReportRate, 'address'>,
  release: string,
  sites: readonly string[],
): Promise<number> {
  const url = address
    .replaceAll('{release}', encodeURIComponent(release))
    .replaceAll('{sites}', encodeURIComponent(sites.join('|')));
  const failed = (reason: string) => new UserError(`the rate of reports cannot be read at ${url}: ${reason}`);
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw failed(String(error.cause ?? error.message));
  });
  if (!response.ok) throw failed(`it answers with ${response.status}`);
  const rate = parseReportRate(await response.text());
  if (rate === undefined) throw failed('it answers with no number and no result of a Prometheus query');
  return rate;
}
