import type { Membership } from '../api/contract/accountSettings.ts';
import { site } from '../site/site.ts';

/** Whether it is a membership that is paid for. */
export const isPaid = ({ plan }: Pick<Membership, 'plan'>): boolean => plan !== '' && plan !== 'free';

/**
 * Whether the member has cancelled. Where an order asks whether Premium shall renew, servers may say the same of one
 * that never has; one that is still charged has.
 */
export const isCancelled = ({ status, renewsAt }: Pick<Membership, 'status' | 'renewsAt'>): boolean =>
  (!site.renewalConsent || renewsAt !== null) && /^cancell?ed$/.test(status);
