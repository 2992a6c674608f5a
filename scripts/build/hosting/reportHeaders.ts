/** Names of the headers that tell browsers where to report crashes, and pages of which release they are. */
export const endpointsHeader = 'Reporting-Endpoints';
export const timingHeader = 'Server-Timing';

/**
 * Returns the headers by which browsers report that a page crashed, and the page knows its release. The policy names no
 * endpoint: reports of browsers on policy and integrity have whole addresses, so the page reports these itself.
 */
export const toReportHeaders = (
  reportsUrl: string,
  host: string,
  release: string,
): Readonly<Record<string, string>> => ({
  [endpointsHeader]: `default="${reportsUrl}?site=${host}&release=${release}"`,
  [timingHeader]: `release;desc="${release}"`,
});
