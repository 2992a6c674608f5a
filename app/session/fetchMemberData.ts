import { checkCompleted } from '../api/contract/completionStatus.ts';
import { fetchSiteSettings, fetchUserConfig } from '../api/contract/userConfig.ts';
import type { Api } from '../api/createApi.ts';
import { log } from '../lib/log.ts';
import type { MemberData } from './session.model.ts';

/** How long the page waits for calls that it can do without. */
const OPTIONAL_TIMEOUT_MS = 6000;

/** Rejects only when the user config cannot be loaded; the other calls are logged and give null when they fail. */
export async function fetchMemberData(api: Api, siteId: number): Promise<MemberData> {
  const orNull = <T>(call: Promise<T>) =>
    call.catch((error: unknown) => {
      log.warn('optional member data is missing', error);
      return null;
    });
  const options = { signal: AbortSignal.timeout(OPTIONAL_TIMEOUT_MS) };
  const [user, settings, completion] = await Promise.all([
    api.call(fetchUserConfig),
    orNull(api.call(fetchSiteSettings, {}, options)),
    orNull(api.call(checkCompleted, {}, options)),
  ]);
  if (settings?.id != null && settings.id !== siteId) {
    log.warn(`the API answers for site ${settings.id}, this is site ${siteId}: it may be misrouted`);
  }
  return { user, settings, completion };
}
