import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { type PaymentCheck, paymentMethods } from '../checkout/paymentMethods.ts';
import type { StoredOrder } from '../paymentStorage.ts';

export interface ReturnAddress {
  /** Part of the path, already decoded. */
  resourcePath: string | null;
  query: URLSearchParams;
}

/** Limits of a query that is passed on to the API as it is. */
const MAX_QUERY_PARAMS = 40;
const MAX_QUERY_VALUE_LENGTH = 500;
const queryNamePattern = /^[A-Za-z0-9_.-]{1,64}$/;

const toId = (value: string | null | undefined): string | null => (value && idPattern.test(value) ? value : null);

/** Reads a parameter that appears exactly once and could be an id. */
function toSingleId(query: URLSearchParams, name: string): string | null {
  const values = query.getAll(name);
  return values.length === 1 ? toId(values[0]) : null;
}

/** Finds the provider in the address, else that of the stored order; undefined if the address names two. */
function toProviderName(query: URLSearchParams, order: StoredOrder | null): string | undefined {
  const names = query.getAll('provider');
  return names.length === 0 ? order?.provider : names.length === 1 ? names[0] : undefined;
}

/**
 * Parses the address to which a provider sends a member back (app/features/premium/README.md, "Payments"). The
 * stored order counts only for its provider.
 *
 * @returns the check to send; null where the address has anything missing, repeated or malformed
 */
export function parsePaymentReturn(
  { resourcePath, query }: ReturnAddress,
  order: StoredOrder | null,
  methods = paymentMethods,
): PaymentCheck | null {
  const name = toProviderName(query, order);
  const method = methods.find(({ provider }) => provider === name);
  if (!method) return null;
  const ownOrder = order?.provider === method.provider ? order : null;
  return method.toCheck({
    resourceId: toId(resourcePath),
    tariffId: toId(ownOrder?.tariffId),
    orderId: toId(ownOrder?.orderId),
    queryId: (name) => toSingleId(query, name),
    completeQuery: () => toCompleteQuery(query),
  });
}

/**
 * Parses the whole query; null with a repeated name, of an unreasonable size, or with nothing but our own `provider`.
 */
function toCompleteQuery(query: URLSearchParams): Record<string, string> | null {
  const entries = [...query];
  const names = new Set(entries.map(([name]) => name));
  const valid = entries.every(([name, value]) => queryNamePattern.test(name) && value.length <= MAX_QUERY_VALUE_LENGTH);
  const fromProvider = entries.some(([name, value]) => name !== 'provider' && value !== '');
  if (!valid || !fromProvider || names.size !== entries.length || entries.length > MAX_QUERY_PARAMS) return null;
  return Object.fromEntries(entries);
}
