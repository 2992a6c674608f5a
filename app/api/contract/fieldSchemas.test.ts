import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { CompletionStatus } from './completionStatus.ts';
import { Conversation, Message, Thread } from './conversations.ts';
import { Counters } from './counters.ts';
import { DashboardMessage } from './dashboard.ts';
import {
  ConversationGender,
  CountryCode,
  Flag,
  HttpUrl,
  Id,
  MaybeFlag,
  MaybeText,
  MemberGender,
  MinorUnits,
  Num,
} from './fieldSchemas.ts';
import { list, listByKey, MAX_LIST_ITEMS, page } from './listSchemas.ts';
import { ListedMember } from './memberLists.ts';
import { PaymentResult } from './payments.ts';
import { Step } from './questionnaire.ts';
import { MaybeDay, Timestamp } from './timeSchemas.ts';
import { UserConfig } from './userConfig.ts';

const broken = Symbol('broken');
const read = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : broken;
};

describe('fields are read however they are written', () => {
  test.for<[string, z.ZodMiniType, unknown, unknown]>([
    ['id', Id, 7, '7'],
    ['id', Id, 'a-7', 'a-7'],
    ['id', Id, null, broken],
    ['number', Num, '12.5', 12.5],
    ['number', Num, '-3', -3],
    ['number', Num, '', broken],
    ['number', Num, '1e3', broken],
    ['number', Num, Number.NaN, broken],
    ['amount', MinorUnits, 4990, 4990],
    ['amount', MinorUnits, '4990', 4990],
    ['amount in whole units', MinorUnits, 49.9, broken],
    ['amount in whole units', MinorUnits, '49.90', broken],
    ['country', CountryCode, 'GB', 'GB'],
    ['country', CountryCode, 'UK', broken],
    ['name of a country', CountryCode, 'Deutschland', broken],
    ['flag', Flag, '0', false],
    ['flag', Flag, '1', true],
    ['flag', Flag, 1, true],
    ['flag', Flag, true, true],
    ['flag', Flag, undefined, broken],
    ['flag', Flag, 'no', broken],
    ['flag', MaybeFlag, undefined, false],
    ['flag', MaybeFlag, null, false],
    ['flag', MaybeFlag, 2, broken],
    ['text', MaybeText, undefined, null],
    ['text', MaybeText, 7, broken],
    ['address', HttpUrl, 'https://pay.example/1', 'https://pay.example/1'],
    ['address', HttpUrl, 'javascript:alert(1)', broken],
    ['gender of a member', MemberGender, 1, 'male'],
    ['gender of a member', MemberGender, '1', 'male'],
    ['gender of a member', MemberGender, 2, 'female'],
    ['gender of a member', MemberGender, null, 'female'],
    ['gender of a conversation', ConversationGender, '1', 'female'],
    ['gender of a conversation', ConversationGender, 1, 'female'],
    ['gender of a conversation', ConversationGender, '2', 'male'],
    ['gender of a conversation', ConversationGender, undefined, 'male'],
    ['moment', Timestamp, 1_780_000_000, 1_780_000_000_000],
    ['moment', Timestamp, '1780000000', 1_780_000_000_000],
    ['moment', Timestamp, 1_780_000_000_123, 1_780_000_000_123],
    ['moment without a zone', Timestamp, '2026-05-31 18:05:00', Date.UTC(2026, 4, 31, 18, 5)],
    ['moment without a zone', Timestamp, '2026-05-31T18:05:00', Date.UTC(2026, 4, 31, 18, 5)],
    ['moment with a zone', Timestamp, '2026-05-31T20:05:00+02:00', Date.UTC(2026, 4, 31, 18, 5)],
    ['moment of a day', Timestamp, '2026-05-31', Date.UTC(2026, 4, 31)],
    ['moment', Timestamp, 'yesterday', broken],
    ['day', MaybeDay, '1966-04-01T00:00:00Z', '1966-04-01'],
    ['day', MaybeDay, '01.04.1966', null],
    ['list', list(Num), null, []],
    ['list', list(Num), ['1', 2], [1, 2]],
    ['list', list(Num), undefined, broken],
    ['list with a malformed row', list(Num), ['x', 2], [2]],
    ['list', list(Num), { rows: [] }, broken],
    ['page', page(Num), ['1', 2], { rows: [1, 2], leftOut: 0 }],
    ['page with malformed rows', page(Num), ['1', 'x', null, 2], { rows: [1, 2], leftOut: 2 }],
    ['page', page(Num), null, { rows: [], leftOut: 0 }],
    ['page', page(Num), 'x', broken],
    ['list by key', listByKey(Num), { a: '1', b: 'x', c: 3 }, { a: 1, c: 3 }],
    ['list by key', listByKey(Num), null, broken],
  ])('%s: %o', { tags: 'rule' }, ([, schema, value, expected]) => {
    expect(read(schema, value)).toEqual(expected);
  });

  test('a list is cut before it is parsed', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => (index < MAX_LIST_ITEMS ? index : 'broken'));
    expect(list(Num).parse(rows)).toHaveLength(MAX_LIST_ITEMS);
  });
});

describe('entities', () => {
  test('counters stop at 99 and never go below 0', () => {
    expect(Counters.parse({ matches: 100, visitors: '98', conversations: -1, online: null })).toEqual({
      matches: 99,
      visitors: 98,
      conversations: 0,
      online: 0,
      safetyNotices: null,
    });
  });

  test.for<[name: string, schema: z.ZodMiniType]>([
    ['inbox', Conversation],
    ['dashboard', DashboardMessage],
  ])('a row of the %s shows no picture of a removed member', { tags: 'rule' }, ([, schema]) => {
    const ids = { id: 7, conversation_id: 7, sender: 'Ada', type: 'text', last_type: 'text', status: '4', gender: '1' };
    const row = { ...ids, created_at: '2026-05-31', public_path: '/a.jpg' };
    expect(read(schema, row)).toMatchObject({ publicPath: '/a.jpg', removedForFraud: false });
    expect(read(schema, { ...row, removed_for_fraud: 1 })).toMatchObject({ publicPath: null, removedForFraud: true });
  });

  test('premium follows from the roles', () => {
    const user = { locale: 'de', country: 'DE', metricUnits: 1, settings: {}, email_confirmed: 1, test_completed: '1' };
    expect(UserConfig.parse({ ...user, roles: ['ROLE_USER', 'ROLE_PREMIUM'] }).premium).toBe(true);
    expect(UserConfig.parse({ ...user, roles: ['ROLE_USER'] })).toMatchObject({
      premium: false,
      location: null,
      settings: { questionnaireVariant: 2, paywallOnSend: false },
    });
    expect(read(UserConfig, { ...user, roles: undefined })).toBe(broken);
  });

  test.for<[unknown, boolean | null]>([
    [undefined, null],
    [null, null],
    ['1', true],
    [0, false],
  ])('the units %o of the user config are %o', ([metricUnits, expected]) => {
    const user = { roles: [], locale: 'de', country: 'DE', settings: {}, email_confirmed: 1, test_completed: 1 };
    expect(UserConfig.parse({ ...user, metricUnits }).metricUnits).toBe(expected);
  });

  test.for<[unknown, object | null]>([
    [
      { country: 'DE', city: 'Kassel', lat: '51.3', lng: 9.5 },
      { country: 'DE', city: 'Kassel', lat: 51.3, lng: 9.5, zip: null },
    ],
    [{ country: 'DE', lat: 51.3, lng: 9.5 }, null],
    [{ country: null, city: 'Kassel', lat: 51.3, lng: 9.5 }, null],
    [{ country: 'DE', city: 'Kassel', lat: null, lng: null }, null],
    [{}, null],
  ])('the location %o of the user config is %o', ([location, expected]) => {
    const user = { roles: [], locale: 'de', country: 'DE', settings: {}, email_confirmed: 1, test_completed: 1 };
    expect(UserConfig.parse({ ...user, location }).location).toEqual(expected);
  });

  test.for<[unknown, boolean]>([
    ['1', true],
    [0, false],
    [null, false],
    [2, false],
    ['yes', false],
  ])('paywallOnSend %o of the user config is %o', ([paywallOnSend, expected]) => {
    const user = { roles: [], locale: 'de', country: 'DE', email_confirmed: 1, test_completed: 1 };
    expect(UserConfig.parse({ ...user, settings: { paywallOnSend } }).settings.paywallOnSend).toBe(expected);
  });

  test.for<[unknown, number | null]>([
    [4990, 4990],
    ['4990', 4990],
    [49.9, null],
    ['49.90', null],
    ['49,90 €', null],
    [null, null],
    [undefined, null],
  ])('the amount %o of a payment is %o, and the payment stands', ([realPrice, expected]) => {
    expect(PaymentResult.parse({ success: true, token: 'x', realPrice })).toMatchObject({
      success: true,
      realPrice: expected,
    });
  });

  test.for<[unknown, unknown]>([
    [[], []],
    [
      [5, '7'],
      [5, 7],
    ],
    [0, []],
    [3, [3]],
    [null, []],
    [undefined, []],
  ])('missing questions %o', ([questionnaireQuestionsMissing, expected]) => {
    const check = { completed: 1, steps_finished: 1, total: 2, additionalQuestionsShown: 0 };
    expect(CompletionStatus.parse({ ...check, questionnaireQuestionsMissing })).toMatchObject({
      questionnaireQuestionsMissing: expected,
      vitalQuestionsMissing: 0,
      contactDataRequired: false,
    });
  });

  test.for<[unknown, unknown]>([
    [4, 4],
    ['4', 4],
    [{ id: 9, orderId: 4 }, 4],
    [null, null],
    [undefined, null],
  ])('neighbouring question %o', ([nextQuestion, expected]) => {
    const question = { id: 1, qid: 1, orderId: 3, type: 12, skippable: 0, answerOptions: null, translations: {} };
    expect(Step.parse({ question, nextQuestion })).toMatchObject({ nextQuestion: expected, previousQuestion: null });
  });

  test('a conversation knows whether it has a picture', () => {
    expect(Conversation.parse({ id: 1 })).toMatchObject({ id: '1', hasProfilePic: false, new: false });
    expect(Conversation.parse({ id: 1, public_path: '/x' }).hasProfilePic).toBe(true);
  });

  test.for<[object, boolean]>([
    [{ read: '1', status: '4' }, true],
    [{ read: '1' }, true],
    [{ status: 4 }, true],
    [{ read: '0', status: '1' }, false],
    [{}, false],
  ])('a message is read by its flag or its status: %o', { tags: 'rule' }, ([fields, read]) => {
    const message = { messageId: 5, created_at: 1_780_000_000, sender: '7', ...fields };
    expect(Message.parse(message).read).toBe(read);
    expect(DashboardMessage.parse({ ...message, conversation_id: 11 }).read).toBe(read);
  });

  test('a thread names the system as a sender', () => {
    const message = { messageId: '5', message: 'Hi', created_at: 1_780_000_000, sender: 'system' };
    expect(Thread.parse({ info: { id: 1 }, messages: [message] }).messages.rows[0]).toMatchObject({
      messageId: 5,
      sender: 'system',
      blurred: false,
    });
  });

  test('keys of the prototype do not come through', () => {
    const member = ListedMember.parse(JSON.parse('{"id":1,"profile_id":2,"__proto__":{"polluted":1},"constructor":1}'));
    expect(Object.keys(member)).not.toContain('__proto__');
    expect((member as { polluted?: unknown }).polluted).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
