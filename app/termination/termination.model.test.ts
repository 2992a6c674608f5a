import { expect, test } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import type { Account } from '../api/contract/accountSettings.ts';
import { explainTerminationError } from './explainTerminationError.ts';
import {
  type DeclarationFields,
  findKnownContract,
  type KnownContract,
  type TerminationKind,
  toFirstFields,
  toRequest,
  validateDeclaration,
} from './termination.model.ts';

const accountWith = (contract: string | null) => ({ email: 'a@b.example', membership: { contract } }) as Account;
const known = accountWith('O-1') as KnownContract;
const fields: DeclarationFields = { ...toFirstFields('ada@mail.example'), name: ' Ada ', contract: ' O-2 ' };
const later = { choice: 'later', endsOn: '31.03.2027' } as const;
const important = { choice: 'extraordinary', reason: ' ill ' } as const;

test('a contract is known where the account has its number', () => {
  expect([undefined, accountWith(null), known].map(findKnownContract)).toEqual([null, null, known]);
});

test.for<[TerminationKind, KnownContract | null, Partial<DeclarationFields>, string[]]>([
  ['cancel', known, {}, []],
  ['cancel', known, { choice: 'later' }, ['ends-on']],
  ['cancel', known, { choice: 'later', endsOn: '31.02.2027' }, ['ends-on']],
  ['cancel', known, { choice: 'later', endsOn: '28.11.2026' }, ['ends-on']],
  ['cancel', known, { choice: 'later', endsOn: '30.11.2028' }, ['ends-on']],
  ['cancel', known, { choice: 'later', endsOn: '29.11.2028' }, []],
  // Fields that are not shown do not count.
  ['cancel', known, { choice: 'ordinary', endsOn: '31' }, []],
  ['cancel', known, { choice: 'extraordinary', endsOn: '31' }, ['reason']],
  ['cancel', known, important, []],
  ['cancel', null, { name: ' ', contract: '', email: 'ada@' }, ['contract', 'email', 'name']],
  ['withdraw', known, { name: '', contract: '', email: '', choice: 'extraordinary' }, ['email', 'name']],
  ['withdraw', null, { choice: 'later' }, []],
])('to %s with %j and %j lacks %j', ([kind, contract, typed, expected]) => {
  const declaration = { kind, known: contract, fields: { ...fields, ...typed } };
  const problems = validateDeclaration(declaration, { format: 'dd.mm.yyyy', today: '2026-11-29' });
  const lacking = Object.keys(problems).filter((id) => problems[id]);
  expect(lacking.sort()).toEqual(expected.map((name) => `termination-${name}`));
});

const who = { name: 'Ada', email: 'ada@mail.example' };
test.for<[TerminationKind, KnownContract | null, Partial<DeclarationFields>, string, object]>([
  ['cancel', known, { endsOn: '31.03.2027', reason: 'ill' }, 'cancelMembership', { kind: 'ordinary' }],
  ['cancel', known, later, 'cancelMembership', { kind: 'ordinary', endsOn: '2027-03-31' }],
  ['cancel', null, important, 'cancelContract', { ...who, contract: 'O-2', kind: 'extraordinary', reason: 'ill' }],
  ['withdraw', known, later, 'withdrawMembership', who],
  ['withdraw', null, important, 'withdrawContract', { ...who, contract: 'O-2' }],
])('to %s with %j and %j calls %s with %j', async ([kind, contract, typed, expectedCall, expectedBody]) => {
  const { send } = toRequest({ kind, known: contract, fields: { ...fields, ...typed } }, 'dd.mm.yyyy');
  const calls: unknown[] = [];
  await send({ call: async (call: { name: string }, input: object) => calls.push([call.name, input]) } as never);
  expect(calls).toEqual([[expectedCall, { body: expectedBody }]]);
});

const isNotConfirmed = expect.objectContaining({ message: 'Error: your cancellation has not been confirmed' });
test.for<[TerminationKind, KnownContract | null, number, Record<string, string>, object]>([
  ['withdraw', known, 409, { withdrawal: 'over' }, { next: 'timeIsOver' }],
  ['cancel', known, 404, {}, { next: 'formWithoutContract', failure: expect.anything() }],
  ['withdraw', known, 501, {}, { next: 'formWithoutContract', failure: expect.anything() }],
  ['cancel', null, 404, {}, { failure: expect.anything() }],
  ['withdraw', null, 422, { email: 'bad' }, { next: 'form', problems: { 'termination-email': expect.anything() } }],
  ['cancel', null, 429, { email: 'bad' }, { failure: { title: isNotConfirmed, advice: expect.anything() } }],
])('to %s with %j, refused by %i at %j', ([kind, contract, status, refused, expected]) => {
  const error = new ApiError('rejected', 'cancelMembership', { status, fields: refused });
  expect(explainTerminationError({ kind, known: contract }, error)).toEqual(expected);
});
