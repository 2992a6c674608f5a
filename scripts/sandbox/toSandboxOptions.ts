import type { SandboxOptions } from './startSandbox.ts';

/** The values of a site that its sandbox depends on. */
interface SandboxedSite {
  apiOrigin: string;
  country: string;
  locale: string;
  siteId: number;
}

/** The sandbox for a site: its country, language and id, on the port of its API. */
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
