import { describe, expect, test } from 'vitest';
import { guestSession, type Session } from '../session/session.model.ts';
import { nextStep, toViewer, type Viewer, type ViewerDevice } from './viewer.ts';

describe('toViewer', () => {
  const claims = { user_id: '7', email: 'a@b.example', country: 'DE', exp: 2e9 };
  const user = { premium: true, email_confirmed: false, test_completed: true };
  const completion = {
    completed: true,
    steps_finished: 5,
    total: 5,
    additionalQuestionsShown: false,
    vitalQuestionsMissing: 96,
    questionnaireQuestionsMissing: [12],
    contactDataRequired: false,
    confirmFirst: false,
  };
  const session = { kind: 'member', claims, user, settings: null, completion } as unknown as Session;
  const token = (user_id: string) => ({ kind: 'valid', raw: 'a.b.c', claims: { ...claims, user_id } }) as const;
  const device: ViewerDevice = { mobile: true, additionalQuestionsFetched: false };
  const stranger: Viewer = { kind: 'guest', mayReturn: true, refused: false };
  const leaver: Viewer = { kind: 'guest', mayReturn: false, refused: false };

  test.for<[string, Session, Parameters<typeof toViewer>[1], Viewer]>([
    [
      'their token',
      session,
      token('7'),
      {
        kind: 'member',
        premium: true,
        confirmed: false,
        testCompleted: true,
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
      'their token, and nothing known of the questionnaire',
      { ...session, completion: null } as Session,
      token('7'),
      { kind: 'member', premium: true, confirmed: false, testCompleted: true, progress: null, device },
    ],
    ['the token of somebody else', session, token('8'), stranger],
    ['no token', session, { kind: 'invalid' }, stranger],
    ['a token that is over', session, { kind: 'expired' }, stranger],
    ['a token, but nobody is signed in', guestSession, token('7'), stranger],
    ['nothing, after an expiry', { kind: 'guest', ended: 'expired' }, { kind: 'invalid' }, stranger],
    ['nothing, after an invalid link', { kind: 'guest', ended: 'invalidLink' }, { kind: 'invalid' }, stranger],
    ['nothing, after signing out', { kind: 'guest', ended: 'signedOut' }, { kind: 'invalid' }, leaver],
    ['nothing, signed out elsewhere', { kind: 'guest', ended: 'signedOutElsewhere' }, { kind: 'invalid' }, leaver],
    [
      'nothing, after a refusal',
      { kind: 'guest', ended: 'refused' },
      { kind: 'invalid' },
      { ...stranger, refused: true },
    ],
  ])('with %s', ([, who, reading, expected]) => {
    expect(toViewer(who, reading, device)).toEqual(expected);
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
] as const)('after %f of %i comes question %i', ([stepsFinished, total, expected]) => {
  expect(nextStep({ stepsFinished, total })).toBe(expected);
});
