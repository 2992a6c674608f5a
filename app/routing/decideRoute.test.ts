import { describe, expect, test } from 'vitest';
import { decideRoute } from './decideRoute.ts';
import { toRouteTarget } from './routeAddresses.ts';
import type { MemberProgress, MemberViewer, Viewer, ViewerDevice } from './viewer.ts';

const to = (address: string) => {
  const { pathname, search } = new URL(address, 'https://members.probelund.de.example');
  return toRouteTarget({ pathname, search });
};
const stranger: Viewer = { kind: 'guest', mayReturn: true, refused: false };
const leaver: Viewer = { kind: 'guest', mayReturn: false, refused: false };
const refused: Viewer = { kind: 'guest', mayReturn: true, refused: true };

/** A member who has completed everything except as the test sets. */
function member(
  progress: Partial<MemberProgress> | null = {},
  { device, ...rest }: Partial<Omit<MemberViewer, 'device'>> & { device?: Partial<ViewerDevice> } = {},
): MemberViewer {
  const done: MemberProgress = {
    completed: true,
    stepsFinished: 60,
    total: 60,
    additionalQuestionsShown: true,
    vitalMissing: false,
    questionsMissing: false,
    contactDataRequired: false,
  };
  return {
    kind: 'member',
    premium: false,
    confirmed: true,
    progress: progress && { ...done, ...progress },
    device: { mobile: false, additionalQuestionsFetched: false, ...device },
    ...rest,
  };
}
const registered = member(
  { completed: false, stepsFinished: 0, additionalQuestionsShown: false },
  { confirmed: false },
);
const halfway = member({ completed: false, stepsFinished: 7, additionalQuestionsShown: false }, { confirmed: false });
const unconfirmed = member({ additionalQuestionsShown: false }, { confirmed: false });
const unshown = member({ additionalQuestionsShown: false });
const unshownOnPhone = member({ additionalQuestionsShown: false }, { device: { mobile: true } });
const failedOnPhone = member(
  { additionalQuestionsShown: false },
  { device: { mobile: true, additionalQuestionsFetched: true } },
);
const vital = member({ vitalMissing: true });
const unanswered = member({ questionsMissing: true });
const premium = member({}, { premium: true });
const contact = member({ contactDataRequired: true });
const complete = member();
const unchecked = member(null);
const unloaded: Viewer = { kind: 'unknown' };

/** A decision as 'allow', 'wait', the redirect's address, or '!effect' and the address. */
function describeDecision(viewer: Viewer, address: string): string {
  const decision = decideRoute(viewer, to(address));
  if (decision.type === 'allow' || decision.type === 'wait') return decision.type;
  return decision.type === 'effect' ? `!${decision.effect} ${decision.to}` : decision.to;
}

const home = '/membership-area/home';
const matches = '/membership-area/matches';

/** A viewer, the addresses asked for, and the decision about them. */
type Row = [who: string, viewer: Viewer, addresses: readonly string[], expected: string];
const check = (rows: Row[]) =>
  test.for(
    rows.flatMap(([who, viewer, addresses, expected]) =>
      addresses.map((address) => [who, address, expected, viewer] as const),
    ),
  )('%s at %s: %s', ([, address, expected, viewer]) => {
    expect(describeDecision(viewer, address)).toBe(expected);
  });

describe('guard rule 1: guests', () => {
  check([
    ['a guest', stranger, ['/', home], '/login'],
    ['a guest', stranger, ['/membership-area/visitors'], '/login?returnTo=%2Fmembership-area%2Fvisitors'],
    // No address names a conversation or a member.
    ['a guest', stranger, ['/membership-area/messages/3', '/membership-area/member-profile/profile/7'], '/login'],
    ['a guest with a hostile address', stranger, ['/membership-area/messages/..%2f..%2fx'], '/login'],
    ['a guest returning from a payment', stranger, ['/completePayment/abc'], '/login'],
    ['a guest who signed out', leaver, ['/membership-area/messages'], '/login'],
    ['a guest refused by the API', refused, [home], '/logout'],
    ['a guest refused by the API', refused, ['/logout', '/login'], 'allow'],
    [
      'a guest',
      stranger,
      ['/login', '/resetPassword', '/resetPassword/abc', '/magiclink/abc', '/error/no-auth', '/no/such/page'],
      'allow',
    ],
    ['a guest', stranger, ['/error'], '/error/404'],
  ]);
});

describe('guard rule 2: an incomplete questionnaire', () => {
  check([
    ['new', registered, [home, '/', '/confirm-email', '/completion-message'], '/personality-test/1'],
    ['new', registered, ['/welcome-message'], 'allow'],
    [
      'halfway',
      halfway,
      [
        '/membership-area/my-account',
        '/personality-test',
        '/personality-test/9',
        '/personality-test/0',
        '/personality-test/-1',
        '/personality-test/0x1',
        '/personality-test/1.5',
        '/personality-test/abc',
        `/personality-test/${'9'.repeat(400)}`,
      ],
      '/personality-test/8',
    ],
    ['halfway', halfway, ['/personality-test/8', '/personality-test/1'], 'allow'],
    ['all answered, yet not complete', member({ completed: false }), [home], '/personality-test/60'],
    [
      'of an empty questionnaire',
      member({ completed: false, stepsFinished: 0, total: 0 }),
      [home],
      '/personality-test/1',
    ],
    ['halfway, but paying', halfway, ['/payments-success', '/completePayment/x'], 'allow'],
    ['halfway, leaving', halfway, ['/logout'], 'allow'],
    ['halfway, unknown address', halfway, ['/no/such/page'], 'allow'],
  ]);
});

describe('guard rule 3: the email address is not confirmed', () => {
  check([
    ['unconfirmed', unconfirmed, [home, '/personality-test/3', '/additional-questions', matches], '/confirm-email'],
    ['unconfirmed', unconfirmed, ['/confirm-email', '/welcome-message', '/completion-message'], 'allow'],
    ['unconfirmed, but paying', unconfirmed, ['/payments-error'], 'allow'],
  ]);
});

describe('guard rule 4: the additional questions have not been shown', () => {
  const fetched = `!markAdditionalQuestionsShown ${matches}?reg=1`;
  check([
    ['on a desktop', unshown, [home, '/completion-message', '/confirm-email'], '/additional-questions'],
    ['on a desktop', unshown, ['/additional-questions'], 'allow'],
    ['on a phone', unshownOnPhone, [home, '/additional-questions'], fetched],
    ['just confirmed', unshown, [`${matches}?reg=1`], '/additional-questions?reg=1'],
    ['on a phone, after a failed fetch', failedOnPhone, [`${matches}?reg=1`], '/additional-questions?reg=1'],
    ['on a phone, after a failed fetch', failedOnPhone, ['/additional-questions'], 'allow'],
  ]);
});

describe('guard rules 5, 6 and 7: the questions are answered', () => {
  check([
    ['5', complete, ['/personality-test/3', '/additional-questions'], home],
    ['6', complete, ['/confirm-email'], `${matches}?reg=1`],
    ['7', vital, [home, '/premium-plans/plans'], matches],
    ['7', vital, ['/confirm-email'], `${matches}?reg=1`],
    ['7', vital, [matches], 'allow'],
    ['7', unanswered, ['/membership-area/messages/3'], matches],
    ['7, but paying', unanswered, ['/payments-success'], 'allow'],
    ['7, leaving', vital, ['/logout'], 'allow'],
  ]);
});

describe('guard rules 8 and 10: Premium is bought, or contact data is missing', () => {
  check([
    ['8', premium, ['/premium-plans', '/premium-plans/plans?feature=1', '/premium-plans/summary'], home],
    ['8', premium, ['/payments-success'], 'allow'],
    ['8 not', complete, ['/premium-plans/checkout'], 'allow'],
    ['10', contact, [home, '/payments-success', '/premium-plans/plans'], '/payments-success-info'],
    ['10', contact, ['/payments-success-info'], 'allow'],
    ['10, a payment under way', contact, ['/completePayment/x'], 'allow'],
    ['10, leaving', contact, ['/logout'], 'allow'],
  ]);
});

describe('guard rule 9: the page that a member came to the plans from', () => {
  test.for<[string, string | null]>([
    [matches, matches],
    ['/membership-area/messages/3', '/membership-area/messages/3'],
    [`${matches}?photoFilter=1`, matches],
    ['/premium-plans/checkout', null],
    ['/premium-plans/plans', null],
    ['/premium-plans', null],
    ['/payments-error', null],
    ['/payments-success', null],
    ['/', null],
    ['/login', null],
    ['/magiclink/link', null],
    ['/no/such/page', null],
  ])('from %s: %s', ([from, expected]) => {
    expect(decideRoute(complete, to('/premium-plans/plans'), to(from))).toEqual({ type: 'allow', entry: expected });
  });

  test('nothing is stored when the plans are opened directly, or on other pages', () => {
    expect(decideRoute(complete, to('/premium-plans/plans'))).toEqual({ type: 'allow', entry: null });
    expect(decideRoute(complete, to('/premium-plans/checkout'), to(home))).toEqual({ type: 'allow', entry: null });
  });
});

describe('a state that could not be loaded', () => {
  const guarded = [
    '/',
    home,
    matches,
    '/membership-area',
    '/premium-plans',
    '/premium-plans/checkout',
    '/personality-test/3',
    '/additional-questions',
    '/confirm-email',
    '/welcome-message',
    '/completion-message',
    `${matches}?reg=1`,
    '/magiclink/x',
    '/login',
  ];
  const open = ['/error/404', '/error/no-auth', '/no/such/page', '/resetPassword/x', '/logout'];
  const paying = ['/completePayment/x', '/payments-error', '/payments-success', '/payments-success-info'];
  check([
    ['a member with unknown progress', unchecked, guarded, 'wait'],
    ['a Premium member with unknown progress', member(null, { premium: true }), ['/premium-plans/plans'], 'wait'],
    ['an unconfirmed member with unknown progress', member(null, { confirmed: false }), guarded, 'wait'],
    ['a member with unknown progress', unchecked, [...open, ...paying], 'allow'],
    ['a member who is not loaded', unloaded, guarded, 'wait'],
    ['a member who is not loaded', unloaded, [...open, ...paying], 'allow'],
    ['a member who is not loaded', unloaded, ['/error'], '/error/404'],
  ]);
});

describe('the registration parameter on pages that come first', () => {
  const contactUnshown = member({ contactDataRequired: true, additionalQuestionsShown: false });
  check([
    ['with contact data missing', contact, [`${matches}?reg=1`, '/?reg=1'], '/payments-success-info?reg=1'],
    ['with contact data missing', contact, ['/payments-success-info?reg=1'], 'allow'],
    ['with contact data missing, just confirmed', contact, ['/confirm-email'], `${matches}?reg=1`],
    ['with both missing', contactUnshown, [`${matches}?reg=1`], '/additional-questions?reg=1'],
    ['with both missing', contactUnshown, ['/additional-questions?reg=1'], '/payments-success-info?reg=1'],
    ['with contact data sent', complete, ['/payments-success?reg=1'], '!startOnboarding /payments-success'],
    ['before the additional questions', unshown, ['/additional-questions?reg=1'], 'allow'],
    ['before the additional questions', unshown, ['/additional-questions?place=2&reg=1'], 'allow'],
    ['who reloads the additional questions', complete, ['/additional-questions?reg=1'], `${home}?reg=1`],
    ['who reloads the questionnaire', complete, ['/personality-test/3?reg=1'], `${home}?reg=1`],
    ['with Premium', premium, ['/premium-plans/plans?reg=1'], `${home}?reg=1`],
    ['not yet confirmed', unconfirmed, [`${matches}?reg=1`], '/confirm-email'],
  ]);

  test.for<[string, string]>([
    ['/additional-questions?reg=1', '/additional-questions?reg=1'],
    ['/additional-questions', '/additional-questions'],
  ])('a link home from %s leads to %s', ([from, expected]) => {
    expect(decideRoute(unshown, to(home), to(from))).toMatchObject({ type: 'redirect', to: expected });
  });
});

describe('aliases and the registration parameter', () => {
  check([
    ['a member', complete, [home, '/error/profile', '/resetPassword/x'], 'allow'],
    [
      'a member',
      complete,
      [
        '/',
        '/membership-area',
        '/error/no-auth',
        '/login',
        '/login?returnTo=//evil.example',
        '/login?returnTo=/logout',
      ],
      home,
    ],
    ['a member', complete, ['/premium-plans?feature=1'], '/premium-plans/plans?feature=1'],
    ['a member', complete, ['/error'], '/error/404'],
    ['a member', complete, ['/login?returnTo=/membership-area/messages'], '/membership-area/messages'],
    ['a new member', registered, ['/login'], '/personality-test/1'],
    ['freshly registered', complete, [`${matches}?reg=1`], `!startOnboarding ${matches}`],
    ['freshly registered', complete, [`${matches}?photoFilter=1&reg=1`], `!startOnboarding ${matches}?photoFilter=1`],
    ['freshly registered', complete, ['/?reg=1'], `!startOnboarding ${home}`],
    ['freshly registered, data missing', vital, [`${matches}?reg=1`], `!startOnboarding ${matches}`],
    ['freshly registered, data missing', vital, [`${home}?reg=1`], `${matches}?reg=1`],
    ['not yet registered', registered, ['/personality-test/1?reg=1'], '/personality-test/1'],
    ['with another value of reg', complete, [`${matches}?reg=2`], 'allow'],
  ]);
});
