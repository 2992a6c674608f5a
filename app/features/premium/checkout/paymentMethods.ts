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
  type PaymentEntry,
  type PaymentProvider,
  type PaymentResult,
  paymentDomains,
  paymentEntries,
} from '../../../api/contract/payments.ts';
import type { Api } from '../../../api/createApi.ts';
import { site } from '../../../site/site.ts';

/** What a provider's return carries. Ids are null where they are missing, repeated or malformed. */
interface PaymentReturn {
  /** From the path of the address. */
  resourceId: string | null;
  /** Of the order that was stored for this provider. */
  tariffId: string | null;
  orderId: string | null;
  /** The id in a parameter of the query. */
  queryId(name: string): string | null;
  /** All parameters of the query; null where it is not fit to be passed on. */
  completeQuery(): Record<string, string> | null;
}

/** Asks the API what became of a payment. */
export interface PaymentCheck {
  /** The order to complete; null where the return does not name it. */
  orderId: string | null;
  send(api: Api): Promise<PaymentResult>;
}

/** A payment provider: how it is offered, and how its returns are checked. */
export interface PaymentMethod {
  provider: PaymentProvider;
  /** As startPayment names it. */
  method: 'card' | 'debit' | 'wallet';
  entry: PaymentEntry;
  /** Of its own pages. */
  domains: readonly string[];
  label: MessageDescriptor;
  hint: MessageDescriptor;
  /** The label says the same in words. */
  iconUrl: string;
  /** Null where the return lacks something that the check needs. */
  toCheck(paymentReturn: PaymentReturn): PaymentCheck | null;
}

/**
 * Every provider, in the order of the checkout page; null for those that this site does not have. The conditions stand
 * in place, so that they fold and the rest of such a provider is not in the site's scripts.
 */
export const paymentMethods: Readonly<Record<PaymentProvider, PaymentMethod | null>> = {
  CelerisPay: site.providers.includes('CelerisPay')
    ? {
        provider: 'CelerisPay',
        method: 'card',
        entry: paymentEntries.CelerisPay,
        domains: paymentDomains.CelerisPay,
        label: msg`Credit or debit card`,
        hint: msg`Visa, Mastercard, American Express and others. You enter the card here.`,
        iconUrl: cardPicture,
        toCheck: ({ resourceId: id }) =>
          id ? { orderId: id, send: (api) => api.call(checkCelerisPay, { params: { id } }) } : null,
      }
    : null,
  Xolvis: site.providers.includes('Xolvis')
    ? {
        provider: 'Xolvis',
        method: 'debit',
        entry: paymentEntries.Xolvis,
        domains: paymentDomains.Xolvis,
        label: msg`Direct debit`,
        hint: msg`We collect the amount from your bank account. You need your IBAN.`,
        iconUrl: xolvisPicture,
        toCheck: ({ resourceId: id, tariffId }) =>
          id && tariffId ? { orderId: id, send: (api) => api.call(checkXolvis, { params: { tariffId, id } }) } : null,
      }
    : null,
  Acquired: site.providers.includes('Acquired')
    ? {
        provider: 'Acquired',
        method: 'card',
        entry: paymentEntries.Acquired,
        domains: paymentDomains.Acquired,
        label: msg`Card, entered at Acquired`,
        hint: msg`You enter the card there and come back here afterwards.`,
        iconUrl: acquiredPicture,
        toCheck({ orderId, queryId }) {
          const transactionId = queryId('transaction_id');
          if (!orderId || !transactionId) return null;
          return { orderId, send: (api) => api.call(checkAcquired, { params: { orderId, transactionId } }) };
        },
      }
    : null,
  CCBill: site.providers.includes('CCBill')
    ? {
        provider: 'CCBill',
        method: 'card',
        entry: paymentEntries.CCBill,
        domains: paymentDomains.CCBill,
        label: msg`Card, entered at CCBill`,
        hint: msg`You enter the card there and come back here afterwards.`,
        iconUrl: ccbillPicture,
        toCheck({ completeQuery }) {
          const query = completeQuery();
          return query && { orderId: null, send: (api) => api.call(checkCCBill, { query }) };
        },
      }
    : null,
  PayPal: site.providers.includes('PayPal')
    ? {
        provider: 'PayPal',
        method: 'wallet',
        entry: paymentEntries.PayPal,
        domains: paymentDomains.PayPal,
        label: msg`PayPal`,
        hint: msg`You confirm the payment at PayPal and come back here afterwards.`,
        iconUrl: paypalPicture,
        toCheck({ tariffId, queryId }) {
          const subscriptionId = queryId('subscription_id');
          if (!tariffId || !subscriptionId) return null;
          return { orderId: null, send: (api) => api.call(checkPayPal, { params: { tariffId, subscriptionId } }) };
        },
      }
    : null,
};

/** The methods that the API offers at the moment. */
export const toAvailableMethods = (providers: readonly PaymentProvider[]): PaymentMethod[] =>
  Object.values(paymentMethods).flatMap((each) => (each && providers.includes(each.provider) ? [each] : []));
