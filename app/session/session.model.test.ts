import { describe, expect, test } from 'vitest';
import type { CompletionStatus } from '../api/contract/registrationProgress.ts';
import type { ParsedToken } from '../api/token.ts';
import {
  decideOnTokenChange,
  guestSession,
  isSessionKnown,
  type MemberData,
  type MemberSession,
  reduceSession,
  type Session,
  type SessionEvent,
} from './session.model.ts';

const claims = (user_id = '7') => ({ user_id, email: 'ida@example.com', country: 'DE', exp: 2e9 });
const token = (userId = '7'): ParsedToken => ({ kind: 'valid', raw: 'a.b.c', claims: claims(userId) });
const essentials = { user: { username: 'Ida' }, settings: null, completion: null } as MemberData;
const fresh = { user: { username: 'Ida B.' }, settings: null, completion: null } as MemberData;

const loading: Session = { kind: 'loading', claims: claims() };
const stuck: Session = { kind: 'stuck', claims: claims(), reason: 'offline' };
const member: Session = { kind: 'member', claims: claims(), ...essentials };
const check = (questionnaireQuestionsMissing: number[]) => ({ questionnaireQuestionsMissing }) as CompletionStatus;
const asked = (questions: number[]) => ({ ...member, completion: check(questions) }) as MemberSession;
const signedOut: Session = { kind: 'guest', ended: 'signedOut' };

describe('reduceSession', () => {
  test.for<[string, Session, SessionEvent, Session]>([
    ['a token was stored', guestSession, { type: 'started', token: token() }, loading],
    ['none was stored', guestSession, { type: 'started', token: { kind: 'invalid' } }, guestSession],
    [
      'the stored one is over',
      guestSession,
      { type: 'started', token: { kind: 'expired' } },
      { kind: 'guest', ended: 'expired' },
    ],
    ['somebody signs in', signedOut, { type: 'signedIn', claims: claims() }, loading],
    [
      'somebody else signs in',
      member,
      { type: 'signedIn', claims: claims('8') },
      { kind: 'loading', claims: claims('8') },
    ],
    ['the essentials are there', loading, { type: 'loaded', userId: '7', essentials }, member],
    ['they are there after all', stuck, { type: 'loaded', userId: '7', essentials }, member],
    ['they are refreshed', member, { type: 'loaded', userId: '7', essentials: fresh }, { ...member, ...fresh }],
    ['they are those of the one before', loading, { type: 'loaded', userId: '8', essentials }, loading],
    ['they are there too late', signedOut, { type: 'loaded', userId: '7', essentials }, signedOut],
    ['loading fails', loading, { type: 'failed', userId: '7', reason: 'offline' }, stuck],
    ['loading fails for the one before', loading, { type: 'failed', userId: '8', reason: 'offline' }, loading],
    ['refreshing fails', member, { type: 'failed', userId: '7', reason: 'offline' }, member],
    ['loading fails too late', signedOut, { type: 'failed', userId: '7', reason: 'offline' }, signedOut],
    ['they try again', stuck, { type: 'retried' }, loading],
    ['they try again without need', member, { type: 'retried' }, member],
    [
      'it is told how complete they are',
      asked([3]),
      { type: 'checked', userId: '7', completion: check([]) },
      asked([]),
    ],
    ['it is told of the one before', asked([3]), { type: 'checked', userId: '8', completion: check([]) }, asked([3])],
    ['it is told too late', signedOut, { type: 'checked', userId: '7', completion: check([]) }, signedOut],
    ['questions are waived', asked([3, 4]), { type: 'waived', questions: [3] }, { ...asked([4]), waived: [3] }],
    [
      'more of them are',
      { ...asked([4]), waived: [3] },
      { type: 'waived', questions: [4] },
      { ...asked([]), waived: [3, 4] },
    ],
    ['there is nobody to waive them for', loading, { type: 'waived', questions: [3] }, loading],
    [
      'the API still names them',
      { ...asked([]), waived: [3] },
      { type: 'loaded', userId: '7', essentials: { ...essentials, completion: check([3, 5]) } },
      { ...asked([5]), waived: [3] },
    ],
    ['a member signs out', member, { type: 'ended', why: 'signedOut' }, signedOut],
    ['someone gives up waiting', stuck, { type: 'ended', why: 'signedOut' }, signedOut],
    ['it has ended already', signedOut, { type: 'ended', why: 'expired' }, signedOut],
  ])('%s', ([, session, event, expected]) => {
    expect(reduceSession(session, event)).toEqual(expected);
  });

  test('pages are shown to members and guests only', () => {
    expect([loading, stuck, member, guestSession].map(isSessionKnown)).toEqual([false, false, true, true]);
  });
});

test.for<[string, Session, ParsedToken, ReturnType<typeof decideOnTokenChange>]>([
  ['signed out elsewhere', member, { kind: 'invalid' }, 'end'],
  ['signed out elsewhere while loading', loading, { kind: 'invalid' }, 'end'],
  ['over', member, { kind: 'expired' }, 'end'],
  ['still nobody', guestSession, { kind: 'invalid' }, 'nothing'],
  ['signed in elsewhere', guestSession, token(), 'signIn'],
  ['a newer token of the same member', member, token(), 'nothing'],
  ['somebody else', member, token('8'), 'reload'],
  ['somebody else while loading', loading, token('8'), 'reload'],
])('a token changed: %s', ([, session, reading, expected]) => {
  expect(decideOnTokenChange(session, reading)).toBe(expected);
});
