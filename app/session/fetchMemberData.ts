import { type CompletionStatus, checkCompleted } from '../api/contract/completionStatus.ts';
import { fetchSiteSettings, fetchUserConfig } from '../api/contract/userConfig.ts';
import type { Api } from '../api/createApi.ts';
import { log } from '../lib/log.ts';
import type { MemberData } from './session.model.ts';

/** Time for which the first page waits for calls that some pages can do without. */
const OPTIONAL_TIMEOUT_MS = 6000;

/**
 * Fetches the data of a member. Rejects only when the user config cannot be loaded; other calls that fail or take too
 * long are logged and give null.
 *
 * @param onLateCompletion gets a completion status that takes too long; without it, the member data waits for it
 */
export async function fetchMemberData(
  api: Api,
  onLateCompletion?: (completion: CompletionStatus) => void,
): Promise<MemberData> {
  const orNull = <T>(call: Promise<T>) =>
    call.catch((error: unknown) => {
      log.warn('member data is missing', error);
      return null;
    });
  const timeout = AbortSignal.timeout(OPTIONAL_TIMEOUT_MS);
  const completionLoaded = orNull(api.call(checkCompleted));
  const [user, settings, completion] = await Promise.all([
    api.call(fetchUserConfig),
    orNull(api.call(fetchSiteSettings, {}, { signal: timeout })),
    onLateCompletion ? Promise.race([completionLoaded, whenAborted(timeout)]) : completionLoaded,
  ]);
  if (!completion) void completionLoaded.then((late) => late && onLateCompletion?.(late));
  return { user, settings, completion };
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
