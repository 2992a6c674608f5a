import type { SandboxOptions } from './startSandbox.ts';

/** What of a site decides which world stands behind it. */
interface SandboxedSite {
  apiOrigin: string;
  country: string;
  locale: string;
  siteId: number;
}

/** The world that belongs to a site: its country, language and id, on the port its API is expected at. */
export const toSandboxOptions = (
  { apiOrigin, country, locale, siteId }: SandboxedSite,
  siteOrigin: string,
): SandboxOptions => ({
  port: Number(new URL(apiOrigin).port),
  country,
  locale,
  siteId,
  siteOrigin,
  simulateActivity: true,
});
