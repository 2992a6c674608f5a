import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import type { PaymentProvider } from '../../../api/contract/payments.ts';

/** What was kept when the member left for the provider. */
export interface StoredOrder {
  provider: PaymentProvider;
  tariffId: string;
  orderId: string | null;
}

export interface ReturnAddress {
  /** From the path, already decoded. */
  resourcePath: string | null;
  query: URLSearchParams;
}

/** Which check to ask for, with all it needs. */
export type ParsedReturn =
  | { kind: 'CelerisPay'; id: string }
  | { kind: 'Acquired'; orderId: string; transactionId: string }
  | { kind: 'CCBill'; query: Record<string, string> }
  | { kind: 'PayPal'; tariffId: string; subscriptionId: string }
  | { kind: 'Xolvis'; tariffId: string; id: string }
  | { kind: 'unusable' };

const unusable: ParsedReturn = { kind: 'unusable' };
const toId = (value: string | null | undefined): string | null => (value && idPattern.test(value) ? value : null);

/** The value of a parameter that stands there exactly once and could be an id. */
function toSingleId(query: URLSearchParams, name: string): string | null {
  const values = query.getAll(name);
  return values.length === 1 ? toId(values[0]) : null;
}

/** The provider that the address names, else the one that was kept; an address that names two or none we know has none. */
function toProvider(query: URLSearchParams, stored: StoredOrder | null, offered: readonly PaymentProvider[]) {
  const named = query.getAll('provider');
  const name = named.length === 0 ? stored?.provider : named.length === 1 ? named[0] : undefined;
  return offered.find((provider) => provider === name) ?? null;
}

/**
 * Reads the address with which a provider sends a member back (app/README.md, "Payments"). An address with anything
 * missing, repeated or malformed is unusable. The stored order only counts for the provider it was stored for.
 */
export function parsePaymentReturn(
  { resourcePath, query }: ReturnAddress,
  stored: StoredOrder | null,
  offered: readonly PaymentProvider[],
): ParsedReturn {
  const provider = toProvider(query, stored, offered);
  const kept = stored?.provider === provider ? stored : null;
  const resource = toId(resourcePath);
  const tariffId = toId(kept?.tariffId);
  const orderId = toId(kept?.orderId);
  switch (provider) {
    case 'CelerisPay':
      return resource ? { kind: provider, id: resource } : unusable;
    case 'Xolvis':
      return resource && tariffId ? { kind: provider, tariffId, id: resource } : unusable;
    case 'PayPal': {
      const subscriptionId = toSingleId(query, 'subscription_id');
      return subscriptionId && tariffId ? { kind: provider, tariffId, subscriptionId } : unusable;
    }
    case 'Acquired': {
      const transactionId = toSingleId(query, 'transaction_id');
      return transactionId && orderId ? { kind: provider, orderId, transactionId } : unusable;
    }
    case 'CCBill': {
      const whole = toCompleteQuery(query);
      return whole ? { kind: provider, query: whole } : unusable;
    }
    default:
      return unusable;
  }
}

/** All of it, as long as no name stands there twice and it is of a sane size. Our own `provider` alone is nothing. */
function toCompleteQuery(query: URLSearchParams): Record<string, string> | null {
  const entries = [...query];
  const names = new Set(entries.map(([name]) => name));
  const sane = entries.every(([name, value]) => /^[A-Za-z0-9_.-]{1,64}$/.test(name) && value.length <= 500);
  const theirs = entries.some(([name, value]) => name !== 'provider' && value !== '');
  if (!sane || !theirs || names.size !== entries.length || entries.length > 40) return null;
  return Object.fromEntries(entries);
}
