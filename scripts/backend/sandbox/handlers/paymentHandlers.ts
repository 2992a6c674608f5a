import {
  completePayment,
  fetchTariffs,
  registerPayment,
  sendContactData,
  startPayment,
} from '../../../../app/api/contract/payments.ts';
import { paymentProviders } from '../../../../brands/paymentProviders.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import { isCountryCode } from '../world/answerBounds.ts';
import { createOrder, isDeclined } from '../world/orders.ts';
import { currencyOf, listTariffs } from '../world/tariffs.ts';
import { sandboxProviders } from './providerHandlers.ts';

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
    const provider = paymentProviders.find((one) => one === body.provider);
    if (!provider) throw new HttpError(422, { provider: 'There is no such payment provider.' });
    const order = createOrder(world, viewer, { ...body, provider });
    if (body.card || body.iban) order.state = isDeclined(body) ? 'declined' : 'paid';
    const { id: orderId, tariffId, subscriptionId } = order;
    const page = `${origin}/__sandbox__/pay/${orderId}?return=${encodeURIComponent(body.returnUrl)}`;
    return {
      orderId,
      tariffId,
      subscriptionId: provider === 'PayPal' ? subscriptionId : null,
      redirectUrl: order.state === 'open' ? page : null,
    };
  }),

  defineHandler(completePayment, ({ viewer, params }) => requireFulfilledOrder(viewer, params.id)),
  defineHandler(registerPayment, ({ viewer, params }) => requireFulfilledOrder(viewer, params.id)),

  ...Object.values(sandboxProviders).map(({ check }) => check),

  defineHandler(sendContactData, ({ viewer, body }) => {
    if (!isCountryCode(body.country)) throw new HttpError(422, { country: 'The country is a code of two letters.' });
    viewer.contactDataRequired = false;
    return { contactDataRequired: false };
  }),
];

/** Throws an HttpError unless the id is that of the viewer's own order, which a check has found paid. */
function requireFulfilledOrder(viewer: Account, id: string): true {
  const order = viewer.orders.find((each) => each.id === id || each.transactionId === id);
  if (!order) throw new HttpError(404, { message: 'There is no such payment.' });
  if (order.state !== 'fulfilled') throw new HttpError(409, { message: 'This payment is not complete.' });
  return true;
}
