import { checkCompleted } from '../api/contract/registrationProgress.ts';
import { fetchSiteSettings, fetchUserConfig } from '../api/contract/userConfig.ts';
import type { Api } from '../api/createApi.ts';
import { log } from '../lib/log.ts';
import type { MemberData } from './session.model.ts';

/** Nobody waits longer than this for what has a stand-in (milliseconds). */
const OPTIONAL_TIMEOUT_MS = 6000;

/** Only the user config is indispensable; what else fails is logged and has a safe stand-in. */
export async function fetchMemberData(api: Api, siteId: number): Promise<MemberData> {
  const optional = <T>(call: Promise<T>) =>
    call.catch((error: unknown) => {
      log.warn('an essential is missing', error);
      return null;
    });
  const brief = { signal: AbortSignal.timeout(OPTIONAL_TIMEOUT_MS) };
  const [user, settings, completion] = await Promise.all([
    api.call(fetchUserConfig),
    optional(api.call(fetchSiteSettings, {}, brief)),
    optional(api.call(checkCompleted, {}, brief)),
  ]);
  if (settings?.id != null && settings.id !== siteId) {
    log.warn(`the API answers for site ${settings.id}, this is site ${siteId}: it may be misrouted`);
  }
  return { user, settings, completion };
}
