import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Account } from '../api/contract/accountSettings.ts';
import { MAX_STATEMENT_LENGTH } from '../api/contract/fieldSchemas.ts';
import {
  type CancellationKind,
  cancelContract,
  cancelMembership,
  MAX_WISHED_YEARS,
  type MemberReceipt,
  withdrawContract,
  withdrawMembership,
} from '../api/contract/termination.ts';
import type { Api } from '../api/createApi.ts';
import type { FormController } from '../forms/useFormSubmission.ts';
import { validateEmail } from '../forms/validateEmail.ts';
import { type DayFormat, isCalendarDate, parseDate, toIsoDay } from '../lib/dates/dayFormats.ts';

/** The two ways to end a contract; one is never answered as the other (app/api/contract/payments.md). */
export type TerminationKind = 'cancel' | 'withdraw';

/** The ways to cancel that a form offers: at the next possible day, on a later one, or for an important reason. */
export type CancellationChoice = 'ordinary' | 'later' | 'extraordinary';

export const cancellationTexts: Readonly<Record<CancellationChoice, MessageDescriptor>> = {
  ordinary: msg`At the next possible day`,
  later: msg`On a later day`,
  extraordinary: msg`At once, for an important reason`,
};

/** The fields of a declaration, as typed. */
export interface DeclarationFields {
  name: string;
  /** Text that identifies the contract; not asked where the account names it. */
  contract: string;
  /** Address for the receipt. */
  email: string;
  choice: CancellationChoice;
  reason: string;
  /** Wished last day in the site's day format. */
  endsOn: string;
}

/** The declaration of a member, and the contract that it ends. */
export interface Declaration {
  kind: TerminationKind;
  /** The contract that the account names; null where the fields have to. */
  known: KnownContract | null;
  fields: DeclarationFields;
}

export interface DeclarationFormProps {
  declaration: Declaration;
  onChange: (fields: DeclarationFields) => void;
  form: FormController;
  onSubmit: () => void;
}

/** A declaration that the server has received. What the receipt cannot know of end and refund is null. */
export interface SentDeclaration extends MemberReceipt {
  declaration: Declaration;
}

/** The account, if its server tells the facts of a running Premium contract; else null. */
export const findKnownContract = (account: Account | undefined): KnownContract | null =>
  account?.membership.contract ? (account as KnownContract) : null;
export type KnownContract = Account & { membership: { contract: string } };

/** The account once its server has said that the time to withdraw is over, whatever it told before. */
export const withoutWithdrawal = (known: KnownContract): KnownContract => ({
  ...known,
  membership: { ...known.membership, withdrawal: null },
});

/** Whether a cancellation would change nothing, as the contract ends already; one for an important reason still does. */
export const endsAnyway = ({ kind, known, fields }: Declaration): boolean =>
  kind === 'cancel' && known !== null && !known.membership.cancelable && fields.choice !== 'extraordinary';

export const toFirstFields = (email: string): DeclarationFields => ({
  ...{ name: '', email, contract: email },
  ...{ choice: 'ordinary', reason: '', endsOn: '' },
});

export const fieldIds = {
  name: 'termination-name',
  contract: 'termination-contract',
  email: 'termination-email',
  reason: 'termination-reason',
  endsOn: 'termination-ends-on',
} as const satisfies Partial<Record<keyof DeclarationFields, string>>;

/** Problems of fields that are empty, or that the server refuses. */
export const fieldProblems = {
  name: msg`Enter your name.`,
  contract: msg`Enter what identifies your contract.`,
  email: msg`Check your email address. It should look like name@example.com.`,
  reason: msg`Give the important reason in a few words.`,
  endsOn: msg`Enter a day that is still to come.`,
} as const satisfies Record<keyof typeof fieldIds, MessageDescriptor>;

/** Finds the problems of the fields that are shown, by their controls; `today` is yyyy-mm-dd. */
export function validateDeclaration(
  { kind, known, fields }: Declaration,
  { format, today }: { format: DayFormat; today: string },
): Record<string, MessageDescriptor | undefined> {
  const choice = kind === 'cancel' ? fields.choice : null;
  const day = toDay(fields.endsOn, format);
  const missing = (field: 'name' | 'contract' | 'reason') =>
    fields[field].trim() === '' ? fieldProblems[field] : undefined;
  return {
    ...((kind === 'withdraw' || !known) && { [fieldIds.name]: missing('name') }),
    ...(!known && { [fieldIds.contract]: missing('contract') }),
    ...((kind === 'withdraw' || !known) && { [fieldIds.email]: validateEmail(fields.email) }),
    ...(choice === 'extraordinary' && { [fieldIds.reason]: missing('reason') }),
    ...(choice === 'later' && {
      [fieldIds.endsOn]:
        day === undefined
          ? msg`This isn’t a complete date. Please check day, month and year.`
          : day < today
            ? fieldProblems.endsOn
            : day > addWishedYears(today)
              ? msg`Enter a day within the next two years.`
              : undefined,
    }),
  };
}

/** The last day that can be wished, as text to compare. */
const addWishedYears = (today: string) => `${Number(today.slice(0, 4)) + MAX_WISHED_YEARS}${today.slice(4)}`;

/** The part of the body that only a cancellation has. */
export function toCancellation({ choice, reason, endsOn }: DeclarationFields, format: DayFormat) {
  const day = choice === 'later' ? toDay(endsOn, format) : undefined;
  const kind: CancellationKind = choice === 'extraordinary' ? 'extraordinary' : 'ordinary';
  return {
    kind,
    ...(kind === 'extraordinary' && { reason: reason.trim().slice(0, MAX_STATEMENT_LENGTH) }),
    ...(day !== undefined && { endsOn: day }),
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

/** The body of every declaration; each has only what its call takes. */
export interface DeclarationBody {
  name?: string;
  contract?: string;
  email?: string;
  kind?: CancellationKind;
  reason?: string;
  endsOn?: string;
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
