import * as z from 'zod/mini';
import { act } from './defineCall.ts';
import { MAX_STATEMENT_LENGTH, MaybeText, MinorUnits, maybe } from './fieldSchemas.ts';
import { MaybeDay, Timestamp } from './timeSchemas.ts';

/** Kinds of cancellation: at the next possible day, or at once for an important reason. */
export const cancellationKinds = ['ordinary', 'extraordinary'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

export const MAX_NAME_LENGTH = 100;
export const MAX_CONTRACT_LENGTH = 254;
/** How far ahead a wished last day may be: a slip of the pen must not keep a contract going. */
export const MAX_WISHED_YEARS = 2;

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH));

/** The cancellation that a member wishes. `endsOn` is the wished last day (yyyy-mm-dd), absent for the earliest. */
const Cancellation = {
  kind: z.enum(cancellationKinds),
  reason: z.optional(z.string().check(z.maxLength(MAX_STATEMENT_LENGTH))),
  endsOn: z.optional(z.iso.date()),
};

/** The person who ends a contract without a token. `contract` identifies it: an email address, a user name, a number. */
const Declarant = {
  name: Name,
  contract: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CONTRACT_LENGTH)),
  /** Address for the receipt. */
  email: z.email(),
};

/** A receipt. `receivedAt` is the time at which the server received the declaration. */
const Receipt = z.object({ confirmation: z.string(), receivedAt: Timestamp });

/** A receipt for a member. `endsAt` is the last day of Premium, `refund` what is paid back, in minor units. */
const MemberReceipt = z.object({
  confirmation: z.string(),
  receivedAt: Timestamp,
  endsAt: MaybeDay,
  refund: maybe(MinorUnits),
  currency: MaybeText,
});
export type MemberReceipt = z.output<typeof MemberReceipt>;

export const cancelMembership = act('cancelMembership', 'POST /api/client/cancel', {
  body: z.object(Cancellation),
  response: MemberReceipt,
  extension: true,
});

export const withdrawMembership = act('withdrawMembership', 'POST /api/client/withdraw', {
  body: z.object({ name: Name, email: z.email() }),
  response: MemberReceipt,
  extension: true,
});

/** Cancels without a session; the receipt names no day, because it is the same for every address. */
export const cancelContract = act('cancelContract', 'POST /api/payments/cancel', {
  auth: 'none',
  body: z.object({ ...Declarant, ...Cancellation }),
  response: Receipt,
  extension: true,
});

/** Withdraws without a session; the receipt is the same for every address. */
export const withdrawContract = act('withdrawContract', 'POST /api/payments/withdraw', {
  auth: 'none',
  body: z.object(Declarant),
  response: Receipt,
  extension: true,
});
