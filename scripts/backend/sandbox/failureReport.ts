import * as z from 'zod/mini';
import { Route, SiteHost } from './receivedReport.ts';

/** The name of a site's release; empty where a page does not know it. */
const Release = z.string().check(z.regex(/^(?:[0-9a-f]{16})?$/));
/** The words of a report: a directive with what it blocked, a file, or what failed with the name of an error. */
const Detail = z
  .string()
  .check(
    z.regex(
      /^(?:[a-z-]+ (?:own|inline|eval|data|other|(?:https?|wss?):\/\/[a-z0-9.:-]+)|[\w-]+\.(?:js|css)|document file|(?:app|document) (?:[A-Z][A-Za-z]*Error|other))$/,
    ),
  );

const PageReport = z.strictObject({
  kind: z.enum(['policy', 'integrity', 'chunk', 'start']),
  site: SiteHost,
  release: Release,
  page: Route,
  detail: Detail,
});

/** The part of browsers' own reports that is kept. */
const BrowserReport = z.object({
  type: z.enum(['crash', 'deprecation', 'intervention']),
  body: z.optional(z.object({ reason: z.optional(z.unknown()) })),
});

const crashReasons = ['oom', 'unresponsive'];

/** A failure as it is kept: from whom it came is not. */
export interface FailureReport {
  kind: string;
  site: string;
  release: string;
  /** Template of the route; empty for reports of browsers. */
  page: string;
  detail: string;
}

/** Parses a report of a page; undefined for a body that is refused. */
export const parsePageReport = (body: unknown): FailureReport | undefined => PageReport.safeParse(body).data;

/**
 * Parses the reports that browsers send by themselves, for the site and release of the endpoint's address; undefined for
 * what is refused. Address, user agent and all the rest are dropped.
 */
export function parseBrowserReports(
  query: { site?: string; release?: string },
  body: unknown,
): FailureReport[] | undefined {
  const { data: of } = z.object({ site: SiteHost, release: Release }).safeParse(query);
  const { data: reports } = z.array(BrowserReport).safeParse(body);
  if (!of || !reports) return undefined;
  return reports.map(({ type, body: { reason } = {} }) => ({
    ...{ kind: type, ...of, page: '' },
    detail: crashReasons.find((word) => word === reason) ?? '',
  }));
}

/** Counts reports of the same site, release, kind and detail, the most frequent first. */
export function countReports(reports: readonly FailureReport[]): (FailureReport & { count: number })[] {
  const groups = Map.groupBy(reports, (report) => JSON.stringify(report));
  return Array.from(groups.values(), (group) => ({ ...group[0]!, count: group.length })).sort(
    (a, b) => b.count - a.count,
  );
}
