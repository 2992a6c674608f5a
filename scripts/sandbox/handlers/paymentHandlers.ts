import type * as z from 'zod/mini';
import {
  cancelContract,
  checkAcquired,
  checkCCBill,
  checkCelerisPay,
  checkPayPal,
  checkXolvis,
  completePayment,
  fetchTariffs,
  type PaymentResult,
  paymentProviders,
  registerPayment,
  sendContactData,
  startPayment,
} from '../../../app/api/contract/payments.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account, Order } from '../world/accounts.ts';
import { findAccountByEmail, type World } from '../world/createWorld.ts';
import { createOrder, isDeclined } from '../world/orders.ts';
import { addMonths, currencyOf, listTariffs } from '../world/tariffs.ts';
import { issueToken } from '../world/tokens.ts';

export const paymentHandlers = [
  defineHandler(fetchTariffs, ({ world }) => ({
    currency: currencyOf(world.home.country),
    tariffs: listTariffs(world.home.country),
    providers: [...paymentProviders],
    features: [
      { key: 'read_messages', free: false, premium: true },
      { key: 'start_conversations', free: false, premium: true },
      { key: 'favourites', free: false, premium: true },
      { key: 'see_visitors', free: true, premium: true },
      { key: 'smiles', free: true, premium: true },
    ],
  })),

  defineHandler(startPayment, ({ world, viewer, body, origin }) => {
    const known = listTariffs(world.home.country).some(({ id }) => id === body.tariffId);
    if (!known) throw new HttpError(422, { tariffId: 'There is no such tariff.' });
    const order = createOrder(world, viewer, body);
    if (body.card || body.iban) order.state = isDeclined(body) ? 'declined' : 'paid';
    const { id: orderId, tariffId, subscriptionId, provider } = order;
    const page = `${origin}/__sandbox__/pay/${orderId}?return=${encodeURIComponent(body.returnUrl)}`;
    return {
      orderId,
      tariffId,
      subscriptionId: provider === 'PayPal' ? subscriptionId : null,
      redirectUrl: order.state === 'open' ? page : null,
    };
  }),

  defineHandler(completePayment, ({ viewer, params }) => requireKnownPayment(viewer, params.id)),
  defineHandler(registerPayment, ({ viewer, params }) => requireKnownPayment(viewer, params.id)),

  defineHandler(checkCelerisPay, ({ world, viewer, params }) =>
    completeOrder(world, viewer, findOwnOrder(viewer, 'id', params.id)),
  ),
  defineHandler(checkAcquired, ({ world, viewer, params }) => {
    const order = findOwnOrder(viewer, 'id', params.orderId);
    return completeOrder(world, viewer, order?.transactionId === params.transactionId ? order : undefined);
  }),
  defineHandler(checkCCBill, ({ world, viewer, query }) =>
    completeOrder(world, viewer, findOwnOrder(viewer, 'id', query.order ?? '')),
  ),
  defineHandler(checkPayPal, ({ world, viewer, params }) => {
    const order = findOwnOrder(viewer, 'subscriptionId', params.subscriptionId);
    return completeOrder(world, viewer, order?.tariffId === params.tariffId ? order : undefined);
  }),
  defineHandler(checkXolvis, ({ world, viewer, params }) => {
    const order = findOwnOrder(viewer, 'id', params.id);
    return completeOrder(world, viewer, order?.tariffId === params.tariffId ? order : undefined);
  }),

  // The same answer for every address, so that it does not reveal who is a member.
  defineHandler(cancelContract, ({ world, body }) => {
    const account = findAccountByEmail(world, body.email);
    if (account) account.membershipCancelled = true;
    return { confirmation: `C-${world.nextId()}`, effectiveAt: addMonths(world.now(), 1) };
  }),

  defineHandler(sendContactData, ({ viewer }) => {
    viewer.contactDataRequired = false;
    return { contactDataRequired: false };
  }),
];

function findOwnOrder(viewer: Account, by: 'id' | 'subscriptionId', id: string): Order | undefined {
  return viewer.orders.find((order) => order[by] === id);
}

function requireKnownPayment(viewer: Account, id: string): true {
  if (viewer.orders.some((order) => order.id === id || order.transactionId === id)) return true;
  throw new HttpError(404, { message: 'There is no such payment.' });
}

/** The result of a payment; a paid one makes the member premium. `realPrice` is in whole units of the currency. */
function completeOrder(world: World, viewer: Account, order: Order | undefined): z.input<typeof PaymentResult> {
  if (order?.state !== 'paid') return { success: false, token: null };
  const { country } = world.home;
  viewer.premium = true;
  viewer.membershipCancelled = false;
  const tariff = listTariffs(country).find(({ id }) => id === order.tariffId)!;
  return {
    success: true,
    token: issueToken(viewer, world.now()),
    data: { detailsCountry: viewer.town.country, detailsCity: viewer.town.city },
    realPrice: Number(tariff.priceTotal) / 100,
    currency: currencyOf(country),
    transactionId: order.transactionId,
  };
}
