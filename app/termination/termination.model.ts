import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Account } from '../api/contract/accountSettings.ts';
import { MAX_STATEMENT_LENGTH } from '../api/contract/fieldSchemas.ts';
import {
  type CancellationKind,
  cancelContract,
  cancelMembership,
  type MemberReceipt,
  withdrawContract,
  withdrawMembership,
} from '../api/contract/termination.ts';
import type { Api } from '../api/createApi.ts';
import { validateEmail } from '../forms/validateEmail.ts';
import { type DayFormat, isCalendarDate, parseDate, toIsoDay } from '../lib/dates/dayFormats.ts';

/** The two ways to end a contract; one is never answered as the other (app/api/contract/payments.md). */
export type TerminationKind = 'cancel' | 'withdraw';

/** The fields of a declaration, as typed. */
export interface DeclarationFields {
  name: string;
  /** Text that identifies the contract; not asked where the account names it. */
  contract: string;
  /** Address for the receipt. */
  email: string;
  kind: CancellationKind;
  reason: string;
  /** Wished last day in the site's day format; empty for the earliest one. */
  endsOn: string;
}

/** What a member declares, and about which contract. */
export interface Declaration {
  kind: TerminationKind;
  /** The contract that the account names; null where the fields have to. */
  known: KnownContract | null;
  fields: DeclarationFields;
}

/** A declaration that the server has received. What the receipt cannot know of end and refund is null. */
export interface SentDeclaration extends MemberReceipt {
  declaration: Declaration;
}

/** The account, if its server tells the facts of a running Premium contract; else null. */
export const findKnownContract = (account: Account | undefined): KnownContract | null =>
  account?.membership.contract ? (account as KnownContract) : null;
export type KnownContract = Account & { membership: { contract: string } };

export const toFirstFields = (email: string): DeclarationFields => ({
  ...{ name: '', email, contract: email },
  ...{ kind: 'ordinary', reason: '', endsOn: '' },
});

export const fieldIds = {
  name: 'termination-name',
  contract: 'termination-contract',
  email: 'termination-email',
  reason: 'termination-reason',
  endsOn: 'termination-ends-on',
} as const satisfies Partial<Record<keyof DeclarationFields, string>>;

/** Finds the problems of the fields by their controls; `today` is yyyy-mm-dd. */
export function validateDeclaration(
  { kind: termination, known, fields }: Declaration,
  { format, today }: { format: DayFormat; today: string },
): Record<string, MessageDescriptor | undefined> {
  const { name, contract, email, kind, reason, endsOn } = fields;
  const missing = (problem: MessageDescriptor, typed: string) => (typed.trim() === '' ? problem : undefined);
  // The field of the other kind is not shown.
  const day = kind !== 'ordinary' || endsOn === '' ? null : toDay(endsOn, format);
  return {
    ...((termination === 'withdraw' || !known) && {
      [fieldIds.name]: missing(msg`Enter your name.`, name),
      [fieldIds.contract]: missing(msg`Enter what identifies your contract.`, contract),
      [fieldIds.email]: validateEmail(email),
    }),
    [fieldIds.reason]:
      kind === 'extraordinary' ? missing(msg`Give the important reason in a few words.`, reason) : undefined,
    [fieldIds.endsOn]:
      day === undefined
        ? msg`This isn’t a complete date. Please check day, month and year.`
        : day !== null && day < today
          ? msg`Enter a day that is still to come.`
          : undefined,
  };
}

/** The part of the body that only a cancellation has. */
export function toCancellation({ kind, reason, endsOn }: DeclarationFields, format: DayFormat) {
  const trimmed = reason.trim().slice(0, MAX_STATEMENT_LENGTH);
  const day = toDay(endsOn, format);
  return {
    kind,
    ...(kind === 'extraordinary' && trimmed !== '' && { reason: trimmed }),
    ...(kind === 'ordinary' && day !== undefined && { endsOn: day }),
  };
}

/** The declaration as it is sent. A member whose contract is known names neither it nor, to cancel, themselves. */
export function toRequest({ kind, known, fields }: Declaration, format: DayFormat) {
  const who = { name: fields.name.trim(), email: fields.email.trim() };
  const contract = { contract: fields.contract.trim() };
  const cancellation = toCancellation(fields, format);
  if (kind === 'cancel') {
    return known
      ? toSent(cancellation, (api, body) => api.call(cancelMembership, { body }))
      : toSent({ ...who, ...contract, ...cancellation }, (api, body) => api.call(cancelContract, { body }));
  }
  return known
    ? toSent(who, (api, body) => api.call(withdrawMembership, { body }))
    : toSent({ ...who, ...contract }, (api, body) => api.call(withdrawContract, { body }));
}

type Receipt = Pick<MemberReceipt, 'confirmation' | 'receivedAt'> & Partial<MemberReceipt>;

const toSent = <Body>(body: Body, send: (api: Api, body: Body) => Promise<Receipt>) => ({
  body,
  send: (api: Api) => send(api, body),
});

/** Reads a typed day as yyyy-mm-dd; undefined for one that no calendar has. */
function toDay(typed: string, format: DayFormat): string | undefined {
  const parts = parseDate(typed, format);
  return parts && isCalendarDate(parts) ? toIsoDay(parts) : undefined;
}
