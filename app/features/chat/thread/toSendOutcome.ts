import type { ApiError } from '../../../api/ApiError.ts';

/** queued: the message waits until another one has been sent. */
export type SendOutcome = 'sent' | 'queued' | 'failed' | 'paywall';

/** Refusals whose cause is not a missing membership, so that the plans page could not help. */
const statusesUnrelatedToPremium = new Set([401, 404, 408, 409, 429]);

/** Classifies a failed send: errors that Premium may lift lead to the plans, others can be tried again (reading 47). */
export function toSendOutcome({ kind, status = 0, fields, paywall }: ApiError, premium: boolean): SendOutcome {
  // The plans page would redirect a premium member to the start page.
  if (kind !== 'rejected' || premium) return 'failed';
  if (paywall) return 'paywall';
  return fields && status < 500 && !statusesUnrelatedToPremium.has(status) ? 'paywall' : 'failed';
}
