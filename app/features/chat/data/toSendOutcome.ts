import type { ApiError } from '../../../api/ApiError.ts';
import { truncate } from '../../../lib/truncate.ts';

/** Characters of a message of the server, which may be of any length. */
const MAX_SERVER_MESSAGE_LENGTH = 300;

/**
 * The outcome of sending a message.
 *
 * - `paywall`: writing to the other member needs Premium
 * - `invalid`: its text has to be changed; `message` has the server's words, or is empty
 * - `blocked`: the other member does not want it
 * - `failed`: it can be tried again
 */
export type SendOutcome = { kind: 'sent' | 'paywall' | 'blocked' | 'failed' } | { kind: 'invalid'; message: string };

/** Refusals whose cause neither Premium nor another text would change. */
const statusesUnrelatedToPremium = new Set([401, 404, 408, 409, 422, 429]);

/**
 * Classifies a failed send (reading 47): only 402, `paywall: true` and errors that name no field mean the paywall. The
 * contract's name for a message without a field is `message`, too; with 422 it is about the text.
 *
 * @param premium whether the member has Premium, and so meets no paywall
 */
export function toSendOutcome({ kind, status = 0, fields, paywall }: ApiError, premium: boolean): SendOutcome {
  if (kind !== 'rejected') return { kind: 'failed' };
  if (paywall) return { kind: premium ? 'failed' : 'paywall' };
  if (status === 403) return { kind: 'blocked' };
  if (status === 422 && fields?.message !== undefined) {
    return { kind: 'invalid', message: truncate(fields.message.trim(), MAX_SERVER_MESSAGE_LENGTH) };
  }
  const namesNoField = fields !== undefined && Object.keys(fields).every((field) => field === 'message');
  const premiumMayHelp = namesNoField && status < 500 && !statusesUnrelatedToPremium.has(status);
  return { kind: premiumMayHelp && !premium ? 'paywall' : 'failed' };
}
