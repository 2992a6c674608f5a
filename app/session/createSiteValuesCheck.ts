import { log } from '../lib/log.ts';
import type { MemberData } from './session.model.ts';

export interface ExpectedSite {
  siteId: number;
  /** Whether the site uses kilometres and centimetres. */
  metric: boolean;
}

/**
 * Creates a check that compares the API's values of the site with the compiled ones, which win (reading 3 and reading
 * 49). It logs each difference once.
 */
export function createSiteValuesCheck({ siteId, metric }: ExpectedSite) {
  const logged = new Set<string>();
  function warnOnce(message: string): void {
    if (!logged.has(message)) log.warn(message);
    logged.add(message);
  }
  return ({ user, settings }: Pick<MemberData, 'user' | 'settings'>): void => {
    if (settings?.id != null && settings.id !== siteId) {
      warnOnce(`the API answers for site ${settings.id}, this is site ${siteId}: it may be misrouted`);
    }
    if (user.metricUnits !== null && user.metricUnits !== metric) {
      warnOnce(`the API counts in ${user.metricUnits ? 'metres' : 'miles and feet'}, this site does not`);
    }
  };
}
