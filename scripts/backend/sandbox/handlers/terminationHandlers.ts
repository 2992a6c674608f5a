import { addMonths } from '../../../../app/api/contract/addMonths.ts';
import {
  cancelContract,
  cancelMembership,
  MAX_WISHED_YEARS,
  withdrawContract,
  withdrawMembership,
} from '../../../../app/api/contract/termination.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account, Declared, StoredReceipt, Subscription } from '../world/accountTypes.ts';
import type { World } from '../world/createWorld.ts';
import { sendCancellation, sendReceipt, sendWithdrawal } from '../world/mails.ts';
import { earliestEnd, isPremium, refundAfter, toDay, toWithdrawal } from '../world/membership.ts';
import { currencyOf } from '../world/tariffs.ts';
import { limitDeclarations } from './limitAttempts.ts';

export const terminationHandlers = [
  defineHandler(cancelMembership, ({ world, viewer, body }) => {
    requireNearDay(world, body.endsOn);
    const subscription = requireSubscription(world, viewer, body.kind);
    // Who wishes a sooner end than before declares something else.
    if (endAfter(world, subscription, body.endsOn) < (subscription.endsAt ?? 0))
      subscription.receipts.delete(body.kind);
    return answerOnce(subscription, body.kind, () => cancel(world, viewer, subscription, body));
  }),

  defineHandler(withdrawMembership, ({ world, viewer, body }) => {
    const { country } = world.home;
    const subscription = requireSubscription(world, viewer, 'withdrawal');
    return answerOnce(subscription, 'withdrawal', () => {
      const withdrawal = toWithdrawal(subscription, country, world.now());
      if (!withdrawal) throw new HttpError(409, { withdrawal: 'The time to withdraw from this order is over.' });
      subscription.endsAt = Math.min(subscription.endsAt ?? world.now(), world.now());
      const receipt = { ...toReceipt(world), refund: withdrawal.refund, currency: currencyOf(country) };
      // The owner of the account hears of it wherever the receipt goes.
      for (const to of new Set([body.email.toLowerCase(), viewer.email]))
        sendWithdrawal(world, viewer, to, { ...body, contract: subscription.number, ...receipt });
      return receipt;
    });
  }),

  // The same answer for every declaration, so that it does not reveal who is a member; the email has the day of the end.
  // It takes effect if the receipt goes to the membership's address; else a person asks there whether it is the member's.
  defineHandler(cancelContract, ({ world, client, body }) => {
    limitDeclarations(world, client, 'cancellation', body.contract);
    requireNearDay(world, body.endsOn);
    const receipt = toReceipt(world);
    const account = sendReceipts(world, { ...body, ...receipt });
    if (account?.subscription && account.email === body.email.toLowerCase())
      cancel(world, account, account.subscription, body, receipt);
    return receipt;
  }),

  // A person looks whether the declaration comes from the member; until then nothing changes.
  defineHandler(withdrawContract, ({ world, client, body }) => {
    limitDeclarations(world, client, 'withdrawal', body.contract);
    const receipt = toReceipt(world);
    sendReceipts(world, { ...body, ...receipt });
    return receipt;
  }),
];

const toReceipt = (world: World) => ({ confirmation: `C-${world.nextId()}`, receivedAt: world.now() });

/** Throws 422 where the wished last day is too far ahead. */
function requireNearDay(world: World, endsOn = ''): void {
  if (endsOn > toDay(addMonths(world.now(), 12 * MAX_WISHED_YEARS)))
    throw new HttpError(422, { endsOn: 'This day is too far ahead.' });
}

/**
 * Throws 404 unless the viewer is a Premium member, has declared this about the latest contract before, or can still
 * withdraw from it after its end.
 */
function requireSubscription(world: World, viewer: Account, declared: Declared): Subscription {
  const { subscription } = viewer;
  const isOpen =
    isPremium(viewer, world.now()) ||
    subscription?.receipts.has(declared) ||
    (declared === 'withdrawal' && subscription && toWithdrawal(subscription, world.home.country, world.now()));
  if (!subscription || !isOpen) throw new HttpError(404, { message: 'There is no Premium contract.' });
  return subscription;
}

/** Answers what is declared again with the receipt of the first time, because its answer may have been lost. */
function answerOnce({ receipts }: Subscription, declared: Declared, answer: () => StoredReceipt): StoredReceipt {
  if (!receipts.has(declared)) receipts.set(declared, answer());
  return receipts.get(declared)!;
}

/** Ends the contract of a deleted account: by a withdrawal while there is time for it, else by a cancellation. */
export function endContract(world: World, account: Account): void {
  const { subscription } = account;
  if (!subscription) return;
  const { country } = world.home;
  const withdrawal = toWithdrawal(subscription, country, world.now());
  if (withdrawal) sendWithdrawal(world, account, account.email, { ...withdrawal, currency: currencyOf(country) });
  else if (isPremium(account, world.now())) cancel(world, account, subscription, {});
}

/** Returns the end of a subscription that is cancelled now; a sooner one that it has already stays. */
function endAfter({ home, now }: World, subscription: Subscription, endsOn?: string): number {
  const wished = endsOn === undefined ? now() : Math.max(now(), Date.parse(endsOn));
  const end = earliestEnd(subscription, home.country, now(), wished);
  return Math.min(subscription.endsAt ?? end, end);
}

/** Cancels a subscription, and confirms it by email with what was declared and the way that may pay back more. */
function cancel(
  world: World,
  account: Account,
  subscription: Subscription,
  declared: { endsOn?: string | undefined },
  received = toReceipt(world),
) {
  const { country } = world.home;
  const end = endAfter(world, subscription, declared.endsOn);
  const refund = refundAfter(subscription, country, end, world.now());
  subscription.endsAt = end;
  const receipt = { ...received, endsAt: toDay(end), refund, currency: currencyOf(country) };
  const withdrawal = toWithdrawal(subscription, country, world.now());
  sendCancellation(world, account, end, { ...declared, contract: subscription.number, ...receipt, withdrawal });
  return receipt;
}

/** Sends the receipt to the given address, and to that of the membership whose contract is meant; returns its account. */
function sendReceipts(
  world: World,
  named: { contract: string; email: string; confirmation: string },
): Account | undefined {
  const contract = named.contract.toLowerCase();
  const account = world.accounts.find(({ email, username, subscription }) =>
    [email, username, subscription?.number].some((known) => known?.toLowerCase() === contract),
  );
  for (const to of new Set([named.email.toLowerCase(), account?.email ?? '']))
    if (to !== '') sendReceipt(world, to, named);
  return account;
}
