import { describe, expect, test } from 'vitest';
import { guestSession, type Session } from '../session/session.model.ts';
import { nextStep, toViewer, type Viewer, type ViewerDevice } from './viewer.ts';

describe('toViewer', () => {
  const claims = { userId: '7', email: 'a@b.example', country: 'DE', exp: 2e9 };
  const user = { premium: true, emailConfirmed: false };
  const completion = {
    completed: true,
    stepsFinished: 5,
    total: 5,
    additionalQuestionsShown: false,
    vitalQuestionsMissing: 96,
    questionnaireQuestionsMissing: [12],
    contactDataRequired: false,
    confirmFirst: false,
  };
  const session = { kind: 'member', claims, user, settings: null, completion } as unknown as Session;
  const token = (userId: string) => ({ kind: 'valid', raw: 'a.b.c', claims: { ...claims, userId } }) as const;
  const device: ViewerDevice = { mobile: true, additionalQuestionsFetched: false };
  const guest: Viewer = { kind: 'guest', mayReturn: true, refused: false };
  const guestWhoSignedOut: Viewer = { kind: 'guest', mayReturn: false, refused: false };

  test.for<[string, Session, Parameters<typeof toViewer>[1], Viewer]>([
    [
      'the token of the member',
      session,
      token('7'),
      {
        kind: 'member',
        premium: true,
        confirmed: false,
        progress: {
          completed: true,
          stepsFinished: 5,
          total: 5,
          additionalQuestionsShown: false,
          vitalMissing: true,
          questionsMissing: true,
          contactDataRequired: false,
        },
        device,
      },
    ],
    [
      'the token of the member and unknown progress',
      { ...session, completion: null } as Session,
      token('7'),
      { kind: 'member', premium: true, confirmed: false, progress: null, device },
    ],
    [
      'the token of a member who could not be loaded',
      { kind: 'failed', claims, reason: 'offline' },
      token('7'),
      { kind: 'unknown' },
    ],
    ['the token of another member', session, token('8'), guest],
    ['no token', session, { kind: 'invalid' }, guest],
    ['an expired token', session, { kind: 'expired' }, guest],
    ['a token without a session', guestSession, token('7'), guest],
    ['nothing, after an expiry', { kind: 'guest', ended: 'expired' }, { kind: 'invalid' }, guest],
    ['nothing, after an invalid link', { kind: 'guest', ended: 'invalidLink' }, { kind: 'invalid' }, guest],
    ['nothing, after signing out', { kind: 'guest', ended: 'signedOut' }, { kind: 'invalid' }, guestWhoSignedOut],
    [
      'nothing, signed out elsewhere',
      { kind: 'guest', ended: 'signedOutElsewhere' },
      { kind: 'invalid' },
      guestWhoSignedOut,
    ],
    ['nothing, after a refusal', { kind: 'guest', ended: 'refused' }, { kind: 'invalid' }, { ...guest, refused: true }],
  ])('with %s', ([, state, stored, expected]) => {
    expect(toViewer(state, stored, device)).toEqual(expected);
  });
});

test.for([
  [0, 60, 1],
  [7, 60, 8],
  [59, 60, 60],
  [60, 60, 60],
  [99, 60, 60],
  [0, 0, 1],
  [-3, 60, 1],
  [2.5, 60, 3],
] as const)('after %f of %i steps the next question is %i', ([stepsFinished, total, expected]) => {
  expect(nextStep({ stepsFinished, total })).toBe(expected);
});
