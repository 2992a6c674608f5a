import { describe, expect, test } from 'vitest';
import type { CompletionStatus } from '../api/contract/completionStatus.ts';
import type { ParsedToken } from '../api/parseToken.ts';
import {
  decideOnTokenChange,
  guestSession,
  isSessionSettled,
  type MemberData,
  type MemberSession,
  reduceSession,
  type Session,
  type SessionEvent,
} from './session.model.ts';

const claims = (userId = '7') => ({ userId, email: 'ida@example.com', country: 'DE', exp: 2e9 });
const token = (userId = '7'): ParsedToken => ({ kind: 'valid', raw: 'a.b.c', claims: claims(userId) });
const memberData = { user: { username: 'Ida' }, settings: null, completion: null } as MemberData;
const refreshed = { user: { username: 'Ida B.' }, settings: null, completion: null } as MemberData;

const loading: Session = { kind: 'loading', claims: claims() };
const failed: Session = { kind: 'failed', claims: claims(), reason: 'offline' };
const member: Session = { kind: 'member', claims: claims(), ...memberData };
const check = (questionnaireQuestionsMissing: number[]) => ({ questionnaireQuestionsMissing }) as CompletionStatus;
const missing = (questions: number[]) => ({ ...member, completion: check(questions) }) as MemberSession;
const signedOut: Session = { kind: 'guest', ended: 'signedOut' };

describe('reduceSession', () => {
  test.for<[string, Session, SessionEvent, Session]>([
    ['a valid token is stored', guestSession, { type: 'started', token: token() }, loading],
    ['no token is stored', guestSession, { type: 'started', token: { kind: 'invalid' } }, guestSession],
    [
      'the stored token has expired',
      guestSession,
      { type: 'started', token: { kind: 'expired' } },
      { kind: 'guest', ended: 'expired' },
    ],
    ['a guest signs in', signedOut, { type: 'signedIn', claims: claims() }, loading],
    [
      'another member signs in',
      member,
      { type: 'signedIn', claims: claims('8') },
      { kind: 'loading', claims: claims('8') },
    ],
    ['the member data is loaded', loading, { type: 'loaded', userId: '7', memberData }, member],
    ['the member data is loaded after a failure', failed, { type: 'loaded', userId: '7', memberData }, member],
    [
      'the member data is refreshed',
      member,
      { type: 'loaded', userId: '7', memberData: refreshed },
      { ...member, ...refreshed },
    ],
    ['the member data of a previous member arrives', loading, { type: 'loaded', userId: '8', memberData }, loading],
    ['the member data arrives after signing out', signedOut, { type: 'loaded', userId: '7', memberData }, signedOut],
    ['loading fails', loading, { type: 'failed', userId: '7', reason: 'offline' }, failed],
    ['loading fails for a previous member', loading, { type: 'failed', userId: '8', reason: 'offline' }, loading],
    ['refreshing fails', member, { type: 'failed', userId: '7', reason: 'offline' }, member],
    ['loading fails after signing out', signedOut, { type: 'failed', userId: '7', reason: 'offline' }, signedOut],
    ['the member tries again after a failure', failed, { type: 'retried' }, loading],
    ['the member tries again without a completion status', member, { type: 'retried' }, loading],
    ['the member tries again without a failure', missing([3]), { type: 'retried' }, missing([3])],
    [
      'the member data is refreshed without a completion status',
      missing([3]),
      { type: 'loaded', userId: '7', memberData: refreshed },
      { ...missing([3]), user: refreshed.user },
    ],
    [
      'the completion status arrives',
      missing([3]),
      { type: 'checked', userId: '7', completion: check([]) },
      missing([]),
    ],
    [
      'the completion status of a previous member arrives',
      missing([3]),
      { type: 'checked', userId: '8', completion: check([]) },
      missing([3]),
    ],
    [
      'the completion status arrives after signing out',
      signedOut,
      { type: 'checked', userId: '7', completion: check([]) },
      signedOut,
    ],
    ['questions are waived', missing([3, 4]), { type: 'waived', questions: [3] }, { ...missing([4]), waived: [3] }],
    [
      'more questions are waived',
      { ...missing([4]), waived: [3] },
      { type: 'waived', questions: [4] },
      { ...missing([]), waived: [3, 4] },
    ],
    ['questions are waived while loading', loading, { type: 'waived', questions: [3] }, loading],
    [
      'the API still reports waived questions',
      { ...missing([]), waived: [3] },
      { type: 'loaded', userId: '7', memberData: { ...memberData, completion: check([3, 5]) } },
      { ...missing([5]), waived: [3] },
    ],
    ['a member signs out', member, { type: 'ended', reason: 'signedOut' }, signedOut],
    ['a member signs out after a failure', failed, { type: 'ended', reason: 'signedOut' }, signedOut],
    ['the session has already ended', signedOut, { type: 'ended', reason: 'expired' }, signedOut],
  ])('%s', ([, session, event, expected]) => {
    expect(reduceSession(session, event)).toEqual(expected);
  });

  test('a session that loads is not settled', () => {
    expect([loading, failed, member, guestSession].map(isSessionSettled)).toEqual([false, true, true, true]);
  });
});

test.for<[string, Session, ParsedToken, ReturnType<typeof decideOnTokenChange>]>([
  ['signed out elsewhere', member, { kind: 'invalid' }, 'end'],
  ['signed out elsewhere while loading', loading, { kind: 'invalid' }, 'end'],
  ['expired', member, { kind: 'expired' }, 'end'],
  ['no token for a guest', guestSession, { kind: 'invalid' }, 'nothing'],
  ['signed in elsewhere', guestSession, token(), 'signIn'],
  ['a newer token of the same member', member, token(), 'refresh'],
  ['a token of another member', member, token('8'), 'reload'],
  ['a token of another member while loading', loading, token('8'), 'reload'],
])('a token changed: %s', ([, session, changed, expected]) => {
  expect(decideOnTokenChange(session, changed)).toBe(expected);
});
