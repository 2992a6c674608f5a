import * as z from 'zod/mini';
import { idPattern } from '../api/contract/fieldSchemas.ts';
import { createTabRecord } from '../lib/storage/createTabRecord.ts';
import { paymentEntry } from '../routing/paymentEntry.ts';

const ValidId = z.string().check(z.regex(idPattern));

/**
 * The action that a member wanted, and the person, when they met the paywall. Ids only: names and pictures are fetched
 * again.
 */
const PremiumIntent = z.object({
  action: z.enum(['write', 'favourite', 'read']),
  /** Null where only the conversation is known. */
  profileId: z.nullable(ValidId),
  conversationId: z.nullable(ValidId),
  /** Whether their message was not sent, and is a draft again. */
  textKept: z.optional(z.boolean()),
});
export type PremiumIntent = z.output<typeof PremiumIntent>;

const storedIntent = createTabRecord('premium.intent', z.object({ from: z.string(), intent: PremiumIntent }));

/**
 * The intent of the current payment, stored until the tab closes or the member signs out. It counts only while the
 * payment entry is the page on which the member met the paywall: coming to the plans from another page is no intent.
 */
export const premiumIntent = {
  /** Call on the page on which the member met the paywall, before leading to the plans. */
  write: (member: string, intent: PremiumIntent, from = window.location.pathname) =>
    storedIntent.write(member, { from, intent }),
  read(member: string): PremiumIntent | null {
    const stored = storedIntent.read(member);
    return stored !== null && stored.from === paymentEntry.read() ? stored.intent : null;
  },
  clear: storedIntent.clear,
};
