import { duties, dutyNames } from '../../../brands/duties.ts';
import type { Site } from './planBuild.ts';

const DAY_MS = 86_400_000;
/** Days before a duty in which `npm run check` names it. */
const DAYS_BEFORE = 60;

/** Writes a line for each duty that falls due for some of the sites within 60 days after `day` (yyyy-mm-dd). */
export function listComingDuties(sites: readonly { domain: Pick<Site['domain'], 'domain'> }[], day: string): string[] {
  const end = new Date(Date.parse(day) + DAYS_BEFORE * DAY_MS).toISOString().slice(0, 10);
  return dutyNames.flatMap((name) => {
    const { from, what, source, domains } = duties[name];
    const count = sites.filter(({ domain }) => (domains as readonly string[]).includes(domain.domain)).length;
    return from > day && from <= end && count > 0
      ? [`brands/duties.ts: from ${from}, ${count} sites (${domains.join(', ')}) have to ${what}: ${source}`]
      : [];
  });
}
