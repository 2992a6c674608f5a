import {
  cancelContract,
  cancelMembership,
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
    const subscription = requireSubscription(world, viewer, body.kind);
    return answerOnce(subscription, body.kind, () => ({
      ...toReceipt(world),
      ...cancel(world, viewer, subscription, body.endsOn),
    }));
  }),

  defineHandler(withdrawMembership, ({ world, viewer, body }) => {
    const { country } = world.home;
    const subscription = requireSubscription(world, viewer, 'withdrawal');
    return answerOnce(subscription, 'withdrawal', () => {
      const withdrawal = toWithdrawal(subscription, country, world.now());
      if (!withdrawal) throw new HttpError(409, { withdrawal: 'The time to withdraw from this order is over.' });
      subscription.endsAt = world.now();
      const receipt = { ...toReceipt(world), refund: withdrawal.refund, currency: currencyOf(country) };
      // The owner of the account hears of it wherever the receipt goes.
      for (const to of new Set([body.email.toLowerCase(), viewer.email])) sendWithdrawal(world, viewer, to, receipt);
      return receipt;
    });
  }),

  // The same answer for every declaration, so that it does not reveal who is a member; the email has the day of the end.
  defineHandler(cancelContract, ({ world, client, body }) => {
    limitDeclarations(world, client, 'cancellation', body.contract);
    const receipt = toReceipt(world);
    const account = findAccountByContract(world, body);
    if (account?.subscription) cancel(world, account, account.subscription, body.endsOn);
    sendReceipt(world, body.email, receipt.confirmation);
    return receipt;
  }),

  // A person looks whether the declaration comes from the member; until then nothing changes.
  defineHandler(withdrawContract, ({ world, client, body }) => {
    limitDeclarations(world, client, 'withdrawal', body.contract);
    const receipt = toReceipt(world);
    const account = findAccountByContract(world, body);
    sendReceipt(world, body.email, receipt.confirmation);
    if (account && account.email !== body.email) sendReceipt(world, account.email, receipt.confirmation);
    return receipt;
  }),
];

const toReceipt = (world: World) => ({ confirmation: `C-${world.nextId()}`, receivedAt: world.now() });

/** Throws 404 unless the viewer is a Premium member, or has declared this about the latest contract before. */
function requireSubscription(world: World, viewer: Account, declared: Declared): Subscription {
  const { subscription } = viewer;
  if (!subscription || !(isPremium(viewer, world.now()) || subscription.receipts.has(declared))) {
    throw new HttpError(404, { message: 'There is no Premium contract.' });
  }
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
  if (!subscription || !isPremium(account, world.now())) return;
  const { country } = world.home;
  const withdrawal = toWithdrawal(subscription, country, world.now());
  if (withdrawal) sendWithdrawal(world, account, account.email, { ...withdrawal, currency: currencyOf(country) });
  else cancel(world, account, subscription);
}

/** Cancels a subscription and sends its end; a second time it stays as it is. */
function cancel(world: World, account: Account, subscription: Subscription, endsOn?: string) {
  const { country } = world.home;
  const now = world.now();
  const wished = endsOn === undefined ? now : Date.parse(endsOn);
  subscription.endsAt ??= earliestEnd(subscription, country, now, Math.max(now, wished));
  sendCancellation(world, account, subscription.endsAt);
  return {
    endsAt: toDay(subscription.endsAt),
    refund: refundAfter(subscription, country, subscription.endsAt, now),
    currency: currencyOf(country),
  };
}

/**
 * Finds the account whose contract is meant: by its email address, or by its username or the number of its order if the
 * receipt goes to that address. Others see the username, so that it alone must end nothing.
 */
function findAccountByContract(world: World, named: { contract: string; email: string }): Account | undefined {
  const [contract, receiptTo] = [named.contract, named.email].map((text) => text.trim().toLowerCase());
  return world.accounts.find(
    ({ email, username, subscription }) =>
      email === contract ||
      (email === receiptTo && [username, subscription?.number].some((known) => known?.toLowerCase() === contract)),
  );
}
