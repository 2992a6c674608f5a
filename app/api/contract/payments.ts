import * as z from 'zod/mini';
import type { paymentEntries } from '../../../brands/paymentProviders.ts';
import { act, read } from './defineCall.ts';
import {
  CountryCode,
  Flag,
  HttpUrl,
  Id,
  IdParams,
  MaybeId,
  MaybeNum,
  MaybeText,
  MinorUnits,
  maybe,
  Num,
  PathId,
} from './fieldSchemas.ts';
import { list } from './listSchemas.ts';

export type { PaymentEntry, PaymentProvider } from '../../../brands/paymentProviders.ts';
/** The way of paying with each provider. */
export type PaymentEntries = typeof paymentEntries;

/** A provider's name by its form only, because the scripts of a site must not name providers that it does not offer. */
const ProviderName = z.string().check(z.regex(/^[A-Za-z]{1,40}$/));

/**
 * Amounts are in minor units of the currency. The contract renews for `renewalMonths`, which are the first months unless
 * it says otherwise, and 1 where the law wants it to go on from month to month. `noticeDays` is how long before that a
 * member has to cancel. Where the law gives a month's notice at any time after the first months, it is that notice, and
 * not longer; elsewhere without a fixed term it has no effect.
 */
export const Tariff = z.object({
  id: Id,
  months: Num,
  priceTotal: MinorUnits,
  priceMonthly: MinorUnits,
  renewalPrice: MinorUnits,
  renewalMonths: MaybeNum,
  noticeDays: MaybeNum,
  badge: MaybeText,
});
export type Tariff = z.output<typeof Tariff>;

/** The tariffs on offer, and what Premium adds. */
export const Tariffs = z.object({
  currency: z.string(),
  tariffs: list(Tariff),
  providers: list(ProviderName),
  features: list(z.object({ key: z.string(), free: Flag, premium: Flag })),
});
export type Tariffs = z.output<typeof Tariffs>;

/**
 * A payment has succeeded only with both `success` and `token`; the token then replaces the old one. Nothing was charged
 * only where `success` is false and there is no token.
 */
export const PaymentResult = z.object({
  /** Null where the server does not say; a flag that is missing must not count as a No. */
  success: maybe(Flag),
  token: MaybeText,
  data: maybe(z.object({ detailsCountry: MaybeText, detailsCity: MaybeText })),
  /** Amount paid; null where it is no integer. A server that sends whole units maps them here (reading 50). */
  realPrice: z.catch(maybe(MinorUnits), null),
  currency: MaybeText,
  transactionId: MaybeId,
});
export type PaymentResult = z.output<typeof PaymentResult>;

export const fetchTariffs = read('fetchTariffs', 'GET /api/payments/tariffs', { response: Tariffs, extension: true });

const digitsPattern = /^\d+$/;

/** Card data must never be stored, logged or put into an address. */
export const CardDetails = z.object({
  number: z.string().check(z.regex(digitsPattern), z.minLength(12), z.maxLength(19)),
  holder: z.optional(z.string()),
  expiryMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expiryYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  code: z.string().check(z.regex(digitsPattern), z.minLength(3), z.maxLength(4)),
});
export type CardDetails = z.output<typeof CardDetails>;

/**
 * Starts a payment. The same `idempotencyKey` never pays twice. With a `redirectUrl` in the answer the member continues
 * on the provider's page, which leads back to `returnUrl`.
 */
export const startPayment = act('startPayment', 'POST /api/payments/start', {
  body: z.object({
    tariffId: Id,
    provider: ProviderName,
    method: z.enum(['card', 'debit', 'wallet']),
    returnUrl: HttpUrl,
    idempotencyKey: z.string().check(z.minLength(8), z.maxLength(64)),
    card: z.optional(CardDetails),
    /** Whether the member asked that Premium begins before the time to withdraw is over; absent where no law asks. */
    beginAtOnce: z.optional(z.boolean()),
    /** Whether the member agreed to the renewal; absent where the order does not ask for it in its own right. */
    renews: z.optional(z.boolean()),
    iban: z.optional(z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/))),
  }),
  response: z.object({
    orderId: MaybeId,
    tariffId: Id,
    subscriptionId: MaybeId,
    /** Followed only to the provider's own pages (`decidePaymentStep`). */
    redirectUrl: MaybeText,
  }),
  extension: true,
});

export const completePayment = act('completePayment', 'POST /api/payments/complete/:id', { params: IdParams });

/** Sent once for each transaction. */
export const registerPayment = act('registerPayment', 'POST /api/payments/payment_registered/:id', {
  params: IdParams,
});

/** All checks are acts, because a back end may settle the payment when it is asked. */
export const checkCelerisPay = act('checkCelerisPay', 'GET /api/payments/CelerisPay/check/:id', {
  params: IdParams,
  response: PaymentResult,
});

/** Needs the order id that was stored when the payment started. */
export const checkAcquired = act('checkAcquired', 'GET /api/payments/Acquired/check/:orderId/:transactionId', {
  params: z.object({ orderId: PathId, transactionId: PathId }),
  response: PaymentResult,
});

/** Passes on the whole query of the provider's return address. */
export const checkCCBill = act('checkCCBill', 'GET /api/payments/CCBill/check', {
  query: z.record(z.string(), z.string()),
  response: PaymentResult,
});

/** Needs the tariff id that was stored when the payment started. */
export const checkPayPal = act('checkPayPal', 'GET /api/payments/paypal/check/:tariffId/:subscriptionId', {
  params: z.object({ tariffId: PathId, subscriptionId: PathId }),
  response: PaymentResult,
});

/** Needs the tariff id that was stored when the payment started. */
export const checkXolvis = act('checkXolvis', 'GET /api/payments/Xolvis/check/:tariffId/:id', {
  params: z.object({ tariffId: PathId, id: PathId }),
  response: PaymentResult,
});

const AddressLine = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Contact data that guard rule 10 demands after a payment. */
export const sendContactData = act('sendContactData', 'PUT /api/payments/contact_data', {
  body: z.object({
    firstname: AddressLine,
    lastname: AddressLine,
    street: AddressLine,
    zip: AddressLine,
    city: AddressLine,
    country: CountryCode,
    phone: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object({ contactDataRequired: Flag }),
  extension: true,
});
