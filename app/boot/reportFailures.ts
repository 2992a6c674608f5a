import { postAnalyticsReport } from '../api/postAnalyticsReport.ts';
import { type NoticedFailure, pickRoute, readRelease, toFailureReports } from '../device/failureReports.ts';
import type { ReportSettings } from './BootSettings.ts';

// A file that the first failure of a page loads. It reports at most ten different failures, without a message, an
// address or anything else that may tell of the member, and stores nothing.

/** Values of the site, which the build puts in the place of this name (scripts/build/stages/renderBootScript.ts). */
declare const __BOOT__: ReportSettings;
const { url, site, routes } = __BOOT__;

const MOST_REPORTS = 10;
const sent = new Set<string>();

noticedFailures.forEach(report);
globalThis.noticedFailures = {
  push: (failure) => {
    report(failure);
    return 0;
  },
  forEach() {},
};

function report(failure: NoticedFailure): void {
  const page = {
    origin: location.origin,
    isStarted: document.documentElement.dataset.boot === 'done',
    statusOf: (address: string) =>
      (performance.getEntriesByName(address).at(-1) as PerformanceResourceTiming | undefined)?.responseStatus,
  };
  for (const { kind, detail } of toFailureReports(failure, page)) {
    const route = pickRoute(routes, location.pathname);
    const body = JSON.stringify({ kind, site, release: readRelease(), page: route, detail });
    if (sent.size === MOST_REPORTS || sent.has(body)) continue;
    sent.add(body);
    postAnalyticsReport(url, body);
  }
}
