import type * as z from 'zod/mini';
import {
  checkAcquired,
  checkCCBill,
  checkCelerisPay,
  checkPayPal,
  checkXolvis,
  type PaymentProvider,
  type PaymentResult,
} from '../../../../app/api/contract/payments.ts';
import { defineHandler, type Handler, HttpError } from '../handler.ts';
import type { Claims } from '../jwt.ts';
import type { Account, Order } from '../world/accountTypes.ts';
import type { World } from '../world/createWorld.ts';
import { fulfilOrder } from '../world/orders.ts';
import { currencyOf, listTariffs } from '../world/tariffs.ts';
import { issueToken } from '../world/tokens.ts';

interface SandboxProvider {
  /** Adds the parameters that this provider sends back to the return address. */
  fillReturn(url: URL, order: Order): void;
  /** Answers the provider's check call. */
  check: Handler;
}

const appendId = (url: URL, { id }: Order): void => {
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${id}`;
};

export const sandboxProviders: Readonly<Record<PaymentProvider, SandboxProvider>> = {
  CelerisPay: {
    fillReturn: appendId,
    check: defineHandler(checkCelerisPay, ({ world, viewer, claims, params }) =>
      completeOrder({ world, viewer, claims }, findOwnOrder(viewer, 'id', params.id)),
    ),
  },
  Acquired: {
    fillReturn: (url, { transactionId }) => url.searchParams.set('transaction_id', transactionId),
    check: defineHandler(checkAcquired, ({ world, viewer, claims, params }) => {
      const order = findOwnOrder(viewer, 'id', params.orderId);
      return completeOrder(
        { world, viewer, claims },
        order?.transactionId === params.transactionId ? order : undefined,
      );
    }),
  },
  CCBill: {
    fillReturn: (url, { id }) => url.searchParams.set('order', id),
    check: defineHandler(checkCCBill, ({ world, viewer, claims, query }) =>
      completeOrder({ world, viewer, claims }, findOwnOrder(viewer, 'id', query.order ?? '')),
    ),
  },
  PayPal: {
    fillReturn: (url, { subscriptionId }) => url.searchParams.set('subscription_id', subscriptionId),
    check: defineHandler(checkPayPal, ({ world, viewer, claims, params }) => {
      const order = findOwnOrder(viewer, 'subscriptionId', params.subscriptionId);
      return completeOrder({ world, viewer, claims }, order?.tariffId === params.tariffId ? order : undefined);
    }),
  },
  Xolvis: {
    fillReturn: appendId,
    check: defineHandler(checkXolvis, ({ world, viewer, claims, params }) => {
      const order = findOwnOrder(viewer, 'id', params.id);
      return completeOrder({ world, viewer, claims }, order?.tariffId === params.tariffId ? order : undefined);
    }),
  },
};

/** Returns the address that the provider's page returns to, with the parameters of that provider. */
export function toReturnUrl(order: Order, returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('provider', order.provider);
  sandboxProviders[order.provider].fillReturn(url, order);
  return url.href;
}

function findOwnOrder(viewer: Account, by: 'id' | 'subscriptionId', id: string): Order | undefined {
  return viewer.orders.find((order) => order[by] === id);
}

/** Returns the result of a payment of the member's own; the first check of a paid one begins the subscription. */
function completeOrder(
  { world, viewer, claims }: { world: World; viewer: Account; claims: Claims },
  order: Order | undefined,
): z.input<typeof PaymentResult> {
  if (!order) throw new HttpError(404, { message: 'There is no such payment.' });
  if (order.state !== 'paid' && order.state !== 'fulfilled') return { success: false, token: null };
  const { country } = world.home;
  const tariff = listTariffs(country).find(({ id }) => id === order.tariffId)!;
  fulfilOrder(viewer, order, tariff, world.now());
  return {
    success: true,
    token: issueToken(viewer, world.now(), claims.session),
    data: { detailsCountry: viewer.town.country, detailsCity: viewer.town.city },
    realPrice: tariff.priceTotal,
    currency: currencyOf(country),
    transactionId: order.transactionId,
  };
}
