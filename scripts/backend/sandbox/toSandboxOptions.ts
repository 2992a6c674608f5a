import type { SandboxOptions } from './startSandbox.ts';

/** Values of a site that its sandbox depends on. */
interface SandboxedSite {
  apiOrigin: string;
  country: string;
  locale: string;
  siteId: number;
  /** In years. */
  minAge: number;
}

/** Returns the options of the sandbox for a site: its country, language, id and age bracket, on the port of its API. */
export const toSandboxOptions = (
  { apiOrigin, country, locale, siteId, minAge }: SandboxedSite,
  siteOrigin: string,
): SandboxOptions => ({
  port: Number(new URL(apiOrigin).port),
  country,
  locale,
  siteId,
  ageBracket: minAge + 10,
  siteOrigin,
  simulateActivity: true,
});
