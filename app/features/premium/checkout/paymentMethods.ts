import acquiredPicture from 'art:payment/acquired';
import cardPicture from 'art:payment/card';
import ccbillPicture from 'art:payment/ccbill';
import paypalPicture from 'art:payment/paypal';
import xolvisPicture from 'art:payment/xolvis';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  checkAcquired,
  checkCCBill,
  checkCelerisPay,
  checkPayPal,
  checkXolvis,
  type PaymentEntries,
  type PaymentEntry,
  type PaymentProvider,
  type PaymentResult,
} from '../../../api/contract/payments.ts';
import type { Api } from '../../../api/createApi.ts';
import { site } from '../../../site/site.ts';

/** The data of a provider's return. Ids are null where they are missing, repeated or malformed. */
interface PaymentReturn {
  /** Id in the path of the address. */
  resourceId: string | null;
  /** Tariff of the order that was stored for this provider. */
  tariffId: string | null;
  orderId: string | null;
  /** Reads the id in a parameter of the query. */
  queryId(name: string): string | null;
  /** Reads all parameters of the query; null if they must not be passed on. */
  completeQuery(): Record<string, string> | null;
}

/** A request to the API for the outcome of a payment. */
export interface PaymentCheck {
  /** Order to complete; null if the return does not name it. */
  orderId: string | null;
  send(api: Api): Promise<PaymentResult>;
}

/** A payment provider, with its offer and the check of its returns. */
export interface PaymentMethod {
  provider: PaymentProvider;
  /** Method as startPayment names it. */
  method: 'card' | 'debit' | 'wallet';
  entry: PaymentEntry;
  /** Address of the icon; the label says the same in words. */
  iconUrl: string;
  /** Makes the check of a return; null if the return lacks something. */
  toCheck(paymentReturn: PaymentReturn): PaymentCheck | null;
}

/** Every provider, or null for those that this site does not have. */
const listed: readonly (PaymentMethod | null)[] = [
  site.providers.includes('CelerisPay')
    ? {
        provider: 'CelerisPay',
        method: 'card',
        entry: 'card' satisfies PaymentEntries['CelerisPay'],
        iconUrl: cardPicture,
        toCheck: ({ resourceId: id }) =>
          id ? { orderId: id, send: (api) => api.call(checkCelerisPay, { params: { id } }) } : null,
      }
    : null,
  site.providers.includes('Xolvis')
    ? {
        provider: 'Xolvis',
        method: 'debit',
        entry: 'iban' satisfies PaymentEntries['Xolvis'],
        iconUrl: xolvisPicture,
        toCheck: ({ resourceId: id, tariffId }) =>
          id && tariffId ? { orderId: id, send: (api) => api.call(checkXolvis, { params: { tariffId, id } }) } : null,
      }
    : null,
  site.providers.includes('Acquired')
    ? {
        provider: 'Acquired',
        method: 'card',
        entry: 'external' satisfies PaymentEntries['Acquired'],
        iconUrl: acquiredPicture,
        toCheck({ orderId, queryId }) {
          const transactionId = queryId('transaction_id');
          if (!orderId || !transactionId) return null;
          return { orderId, send: (api) => api.call(checkAcquired, { params: { orderId, transactionId } }) };
        },
      }
    : null,
  site.providers.includes('CCBill')
    ? {
        provider: 'CCBill',
        method: 'card',
        entry: 'external' satisfies PaymentEntries['CCBill'],
        iconUrl: ccbillPicture,
        toCheck({ completeQuery }) {
          const query = completeQuery();
          return query && { orderId: null, send: (api) => api.call(checkCCBill, { query }) };
        },
      }
    : null,
  site.providers.includes('PayPal')
    ? {
        provider: 'PayPal',
        method: 'wallet',
        entry: 'external' satisfies PaymentEntries['PayPal'],
        iconUrl: paypalPicture,
        toCheck({ tariffId, queryId }) {
          const subscriptionId = queryId('subscription_id');
          if (!tariffId || !subscriptionId) return null;
          return { orderId: null, send: (api) => api.call(checkPayPal, { params: { tariffId, subscriptionId } }) };
        },
      }
    : null,
];

/**
 * The providers of this site, in the order of the checkout page: PayPal is the first where most use it (layout 2). The
 * conditions above are in place, so that they fold and nothing of other providers is in the site's scripts.
 */
export const paymentMethods: readonly PaymentMethod[] = listed
  .filter((each) => each !== null)
  .sort((a, b) => (site.paypalLayout === 2 ? Number(b.provider === 'PayPal') - Number(a.provider === 'PayPal') : 0));

/** The methods that the API currently offers. */
export const toAvailableMethods = (providers: readonly string[]): PaymentMethod[] =>
  paymentMethods.filter(({ provider }) => providers.includes(provider));

/**
 * Names a way to pay by what a member does, and describes it in a sentence. Texts, which all sites of a language share,
 * name no provider: its name is a value in them.
 */
export function describePaymentMethod({
  entry,
  method,
  provider,
}: PaymentMethod): Record<'label' | 'hint', MessageDescriptor> {
  if (entry === 'card') {
    return {
      label: msg`Enter your card here`,
      hint: msg`Credit or debit card: Visa, Mastercard, American Express and others.`,
    };
  }
  if (entry === 'iban') {
    return {
      label: msg`Direct debit`,
      hint: msg`We collect the amount from your bank account. You need your IBAN.`,
    };
  }
  if (method === 'card') {
    return {
      label: msg`Card on the page of ${{ provider }}`,
      hint: msg`You enter the card there and come back here afterwards.`,
    };
  }
  return {
    label: { id: provider },
    hint: msg`You confirm the payment at ${{ provider }} and come back here afterwards.`,
  };
}
