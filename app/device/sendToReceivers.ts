import { postAnalyticsReport } from '../api/postAnalyticsReport.ts';
import { site } from '../site/site.ts';
import type { AnalyticsEvent } from './analytics.ts';
import { tagManagerOutbox } from './tagManagerOutbox.ts';
import { toMatomoFields } from './toMatomoFields.ts';

/** The stored random number by which Matomo counts a visitor; only after consent. */
export interface VisitorNumber {
  read: () => string | null;
  /** An empty one removes it. */
  write: (number: string) => void;
}

/** Sends an event to the site's receiver of statistics. Call it with the member's consent only. */
export function sendToStatistics(event: AnalyticsEvent, visitor: VisitorNumber): void {
  if (site.statistics === 'beacon') postAnalyticsReport(site.statisticsUrl, toBeaconBody(event));
  if (site.statistics === 'matomo') {
    const fields = toMatomoFields(event, {
      siteId: site.matomoSiteId,
      host: site.host,
      visitor: readOrCreate(visitor),
    });
    postAnalyticsReport(site.statisticsUrl, new URLSearchParams(fields));
  }
  if (site.statistics === 'tagManager') tagManagerOutbox.push(event);
}

/** Sends an event to the site's receiver of ads. Call it with the member's consent only. */
export function sendToAds(event: AnalyticsEvent): void {
  postAnalyticsReport(site.adsUrl, toBeaconBody(event));
}

/** Removes the visitor number and the events that have not been sent yet. */
export function forgetVisitor(visitor: VisitorNumber): void {
  if (site.statistics === 'matomo' && visitor.read() !== null) visitor.write('');
  if (site.statistics === 'tagManager') tagManagerOutbox.clear();
}

const toBeaconBody = ({ name, ...values }: AnalyticsEvent) =>
  JSON.stringify({ site: site.host, event: name, ...values });

function readOrCreate(visitor: VisitorNumber): string {
  const stored = visitor.read();
  if (stored !== null && /^[0-9a-f]{16}$/.test(stored)) return stored;
  const created = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  visitor.write(created);
  return created;
}
