import * as settings from '../../../app/api/contract/accountSettings.ts';
import { giveConsent } from '../../../app/api/contract/consents.ts';
import type { Call } from '../../../app/api/contract/defineCall.ts';
import { MaybeFlag } from '../../../app/api/contract/fieldSchemas.ts';
import { fetchMatches } from '../../../app/api/contract/memberLists.ts';
import { pauseAccount, resumeAccount } from '../../../app/api/contract/pause.ts';
import { fetchInterests, fetchProfile, updateInterests } from '../../../app/api/contract/profile.ts';
import { sendAnswer, sendVitalAnswers } from '../../../app/api/contract/questionnaire.ts';
import { triggerFinish } from '../../../app/api/contract/registrationTriggers.ts';
import { blockMember, unblockMember } from '../../../app/api/contract/reportAndBlock.ts';
import { fetchUserConfig } from '../../../app/api/contract/userConfig.ts';
import type { CallInput } from './createCallSender.ts';
import { toRows } from './findRequestData.ts';
import { judgeEnvelope, judgeRefusal, readData } from './judgeResponse.ts';
import type { CheckContext } from './readOnlyChecks.ts';

/** Names of acts that are never sent, even with wrong data: a server that checks nothing would do lasting harm. */
const neverSent: ReadonlySet<string> = new Set([
  'deleteAccount',
  'cancelMembership',
  'withdrawMembership',
  'cancelContract',
  'withdrawContract',
  'endOtherSessions',
  'reportContent',
  'objectToClosedAccount',
]);

const unknownId = '99999999999';

/** Bodies of acts on something that does not exist. */
const bodiesForUnknown: Readonly<Record<string, unknown>> = {
  reportMember: { reason: 'conformance' },
  commentAnswer: { comment: 'conformance' },
  objectToDecision: { text: 'conformance' },
  resetPassword: { password: 'a-password-of-nobody' },
};

/** An act that must be refused at a field; it would change nothing on a correct server. */
interface ForbiddenAct {
  call: Call;
  check: string;
  body: unknown;
  field: string;
  status?: number;
}

const forbiddenActs: readonly ForbiddenAct[] = [
  { call: settings.updateUsername, check: 'name of one letter', body: { firstname: ' x ' }, field: 'firstname' },
  {
    call: settings.updateUsername,
    check: 'name of 33 letters',
    body: { firstname: 'x'.repeat(33) },
    field: 'firstname',
  },
  { call: settings.updateBackground, check: 'background 24', body: { background: 24 }, field: 'background' },
  {
    ...{ call: settings.updatePassword, check: 'wrong password', field: 'password' },
    body: { password: 'not my password', newPassword: 'a-new-password' },
  },
  {
    ...{ call: settings.updateEmail, check: 'wrong password', field: 'password' },
    body: { email: 'nobody@conformance.example', password: 'not my password' },
  },
  { call: updateInterests, check: 'unknown interest', body: { interests: ['conformance'] }, field: 'interests' },
  {
    ...{ call: giveConsent, check: 'unknown topic', field: 'topic' },
    body: { topic: 'conformance', wording: 'conformance', locale: 'en' },
  },
  { call: sendVitalAnswers, check: 'a child', body: { birthday: '2020-01-01' }, field: 'birthday' },
  { call: sendVitalAnswers, check: 'no date', body: { birthday: '1960-02-30' }, field: 'birthday' },
  {
    ...{ call: sendAnswer, check: 'unknown question', field: 'question' },
    body: { question: 99_999, answer: ['conformance'], stepId: 1 },
  },
  {
    ...{ call: triggerFinish, check: 'another member', field: 'userId', status: 403 },
    body: { device: 'desktop', userId: unknownId },
  },
];

/** Checks what every act refuses: no token, a body that does not fit, an id that does not exist. */
export async function checkAct(call: Call, { send, token, report }: CheckContext): Promise<void> {
  const input: CallInput = { ...withUnknownIds(call), ...(call.body && { body: { conformance: true } }) };
  const own = call.auth === 'bearer' ? token : null;
  // The effect of a GET without an id cannot be tried without causing it.
  if (call.auth === 'bearer') report.add(call, 'no token', judgeRefusal(await send(call, input), [401]));
  if (neverSent.has(call.name)) return report.skip(call, 'broken body', 'a server that takes it would do lasting harm');
  if (call.body) report.add(call, 'broken body', judgeRefusal(await send(call, input, { token: own }), [422]));
  if (!call.path.includes(':') || /^check[A-Z]/.test(call.name)) return;
  const body = call.body && (bodiesForUnknown[call.name] ?? {});
  const exchange = await send(call, { ...input, ...(body !== undefined && { body }) }, { token: own });
  // A call that needs Premium may say so first.
  report.add(call, 'unknown id', judgeRefusal(exchange, [404, 402]));
}

/** Checks acts that a correct server refuses at a field. */
export async function checkForbiddenActs({ send, token, report }: CheckContext): Promise<void> {
  for (const { call, check, body, field, status = 422 } of forbiddenActs) {
    report.add(call, check, judgeRefusal(await send(call, { body }, { token }), [status], field));
  }
}

/** Checks acts that undo their changes: settings are saved as they are, and a block is undone. */
export async function checkHarmlessActs(context: CheckContext): Promise<void> {
  const { send, token, report } = context;
  const account = readData(await send(settings.fetchAccount, {}, { token })) as Readonly<
    Record<string, unknown>
  > | null;
  const selected = (readData(await send(fetchInterests, {}, { token })) as { selected?: unknown } | null)?.selected;
  for (const [call, body] of [
    [settings.updateNotifications, account?.notifications],
    [settings.updatePrivacy, account?.privacy],
    [updateInterests, selected && { interests: selected }],
  ] as const) {
    if (body) report.add(call, 'saved as it is', judgeEnvelope(await send(call, { body }, { token })));
    else report.skip(call, 'saved as it is', 'what is saved could not be read');
  }
  await checkPause(context, MaybeFlag.parse(account?.pausable));
  await checkBlock(context);
}

/**
 * Checks that a pause is told from its beginning to its end; skipped without that extension. An account that has paused
 * stays as it is.
 */
async function checkPause({ send, token, report }: CheckContext, pausable: boolean): Promise<void> {
  if (!pausable) return report.skip(pauseAccount, 'effect', 'the server does not say that it knows a pause');
  const readPaused = async () =>
    (readData(await send(fetchUserConfig, {}, { token })) as { paused?: unknown } | null)?.paused ?? null;
  if ((await readPaused()) !== null) return report.skip(pauseAccount, 'effect', 'the account has paused');
  report.add(pauseAccount, 'envelope', judgeEnvelope(await send(pauseAccount, {}, { token })));
  const during = await readPaused();
  report.add(resumeAccount, 'envelope', judgeEnvelope(await send(resumeAccount, {}, { token })));
  const after = await readPaused();
  report.add(pauseAccount, 'effect', {
    passed: during !== null && after === null,
    expected: 'paused in fetchUserConfig until the member returns',
    seen: `${during === null ? 'not paused' : 'paused'}, and ${after === null ? 'not paused' : 'paused'} afterwards`,
  });
}

/** Checks that a block removes the member from the matches, and the profile, until it is undone (reading 57). */
async function checkBlock({ send, token, subject, report }: CheckContext): Promise<void> {
  const { profileId } = subject;
  if (profileId === null) return report.skip(blockMember, 'effect', 'the account meets no member');
  const input = { params: { id: profileId } };
  const readMatches = async () =>
    toRows(readData(await send(fetchMatches, { query: { offset: 0, limit: 500 } }, { token })), 'matches');
  const isMatch = async () => (await readMatches()).some(({ profile_id }) => String(profile_id) === profileId);
  report.add(blockMember, 'envelope', judgeEnvelope(await send(blockMember, input, { token })));
  const [listed, profile] = [await isMatch(), await send(fetchProfile, input, { token })];
  report.add(unblockMember, 'envelope', judgeEnvelope(await send(unblockMember, input, { token })));
  report.add(blockMember, 'effect', {
    passed: !listed && [403, 404].includes(profile.status),
    expected: 'no match any more, and 403 or 404 for the profile',
    seen: `${listed ? 'still a match' : 'no match'}, ${profile.status} for the profile`,
  });
  const restored = await send(fetchProfile, input, { token });
  report.add(unblockMember, 'effect', {
    passed: restored.status === 200,
    expected: '200 for the profile',
    seen: `${restored.status}`,
  });
}

/** Replaces each parameter of the path by an id that does not exist. */
const withUnknownIds = ({ path }: Call): CallInput => {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name!, unknownId] as const);
  return names.length > 0 ? { params: Object.fromEntries(names) } : {};
};
