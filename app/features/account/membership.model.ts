import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Membership } from '../../api/contract/accountSettings.ts';

/** A status that we have no words for is shown as the API writes it. */
const statusTexts: Readonly<Record<string, MessageDescriptor>> = {
  active: msg`Active`,
  cancelled: msg`Cancelled`,
  canceled: msg`Cancelled`,
  expired: msg`Ended`,
  pending: msg`Waiting for the payment`,
};

export const isFree = ({ plan }: Pick<Membership, 'plan'>): boolean => plan === '' || plan === 'free';

export const statusText = ({ status }: Pick<Membership, 'status'>): MessageDescriptor | undefined =>
  Object.hasOwn(statusTexts, status) ? statusTexts[status] : undefined;
