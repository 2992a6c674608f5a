import { ApiError } from '../../../api/ApiError.ts';
import { truncate } from '../../../lib/truncate.ts';

const MAX_REASON_LENGTH = 200;

/**
 * The server's reason for rejecting a name, for example that the name is in use; the reason is null if the server gives
 * none. Null for every other error.
 */
export function parseUsernameRejection(error: unknown): { reason: string | null } | null {
  if (!(error instanceof ApiError) || error.kind !== 'rejected' || error.status !== 422) return null;
  const reason = error.fields?.firstname ?? error.fields?.message ?? '';
  return { reason: truncate(reason.trim(), MAX_REASON_LENGTH) || null };
}
