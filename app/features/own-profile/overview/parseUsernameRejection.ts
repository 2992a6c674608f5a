import { ApiError } from '../../../api/ApiError.ts';
import { truncate } from '../../../lib/truncate.ts';

const MAX_REASON_LENGTH = 200;

/**
 * Why a name was not accepted: `said` in the server's words, as for one that is taken; null where it has none, and the
 * usual advice is all there is. Nothing for what has another cause.
 */
export function parseUsernameRejection(error: unknown): { said: string | null } | null {
  if (!(error instanceof ApiError) || error.kind !== 'rejected' || error.status !== 422) return null;
  const said = error.fields?.firstname ?? error.fields?.message ?? '';
  return { said: truncate(said.trim(), MAX_REASON_LENGTH) || null };
}
