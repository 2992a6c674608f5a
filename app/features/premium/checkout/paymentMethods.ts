import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaymentProvider } from '../../../api/contract/payments.ts';
import { site } from '../../../site/site.ts';

/** A provider, what is paid with there, and where that is entered. */
export interface PaymentMethod {
  provider: PaymentProvider;
  method: 'card' | 'debit' | 'wallet';
  entry: 'card' | 'iban' | 'elsewhere';
  label: MessageDescriptor;
  hint: MessageDescriptor;
  /** Address of its picture; the label says the same in words. */
  iconUrl: string;
}

const payPal: PaymentMethod | null = site.hasPayPal
  ? {
      provider: 'PayPal',
      method: 'wallet',
      entry: 'elsewhere',
      label: msg`PayPal`,
      hint: msg`You confirm the payment at PayPal and come back here afterwards.`,
      iconUrl: `${site.artUrl}/pay-wallet.svg`,
    }
  : null;

/** All that this site offers, in the order of the page. PayPal comes first where it is what people expect (layout 2). */
const siteMethods: readonly PaymentMethod[] = [
  ...(site.paypalLayout === 2 && payPal ? [payPal] : []),
  ...(site.hasCelerisPay
    ? [
        {
          provider: 'CelerisPay',
          method: 'card',
          entry: 'card',
          label: msg`Credit or debit card`,
          hint: msg`Visa, Mastercard, American Express and others. You enter the card here.`,
          iconUrl: `${site.artUrl}/pay-card.svg`,
        } as const,
      ]
    : []),
  ...(site.hasXolvis
    ? [
        {
          provider: 'Xolvis',
          method: 'debit',
          entry: 'iban',
          label: msg`Direct debit`,
          hint: msg`We collect the amount from your bank account. You need your IBAN.`,
          iconUrl: `${site.artUrl}/pay-direct-debit.svg`,
        } as const,
      ]
    : []),
  ...(site.hasAcquired
    ? [
        {
          provider: 'Acquired',
          method: 'card',
          entry: 'elsewhere',
          label: msg`Card, on the secure page of Acquired`,
          hint: msg`You enter the card there and come back here afterwards.`,
          iconUrl: `${site.artUrl}/pay-card-credit.svg`,
        } as const,
      ]
    : []),
  ...(site.hasCCBill
    ? [
        {
          provider: 'CCBill',
          method: 'card',
          entry: 'elsewhere',
          label: msg`Card, on the secure page of CCBill`,
          hint: msg`You enter the card there and come back here afterwards.`,
          iconUrl: `${site.artUrl}/pay-card-billing.svg`,
        } as const,
      ]
    : []),
  ...(site.paypalLayout === 1 && payPal ? [payPal] : []),
];

/** Those of them that the API has at the moment. */
export const toAvailableMethods = (providers: readonly PaymentProvider[]): PaymentMethod[] =>
  siteMethods.filter(({ provider }) => providers.includes(provider));
