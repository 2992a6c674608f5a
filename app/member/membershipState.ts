import type { Membership } from '../api/contract/accountSettings.ts';
import { site } from '../site/site.ts';

/** Whether it is a membership that is paid for. */
export const isPaid = ({ plan }: Pick<Membership, 'plan'>): boolean => plan !== '' && plan !== 'free';

/**
 * Whether the member has cancelled. Where an order asks whether Premium shall renew, servers may say the same of one
 * that never has.
 */
export const isCancelled = ({ status }: Pick<Membership, 'status'>): boolean =>
  !site.renewalConsent && /^cancell?ed$/.test(status);
