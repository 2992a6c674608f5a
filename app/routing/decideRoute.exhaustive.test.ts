import { routes } from 'pages:routes';
import { expect, test } from 'vitest';
import type { CompletionStatus } from '../api/contract/completionStatus.ts';
import type { ParsedToken } from '../api/parseToken.ts';
import type { Session, SessionEndReason } from '../session/session.model.ts';
import { decideRoute } from './decideRoute.ts';
import type { PageName, PageRoute } from './definePage.ts';
import { pathTo, type RouteTarget, toRouteTarget } from './routeAddresses.ts';
import type { GuardEffect } from './routeDecision.ts';
import { type MemberViewer, toViewer, type Viewer, type ViewerDevice } from './viewer.ts';

// For every combination of the values that the guard rules read, on every page, no viewer needs more than three
// redirects.

const MAX_STEPS = 3;
const flags = [false, true];

/** Every page with and without its optional parameters, and the addresses whose query the guard reads. */
const addresses = [
  ...Object.values<PageRoute>(routes).flatMap(({ address, aliases = [] }) => {
    const short = address.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1') || '/';
    const long = address.replaceAll(/:\w+\??/g, '1');
    return [...aliases, short, ...(short === long ? [] : [long])];
  }),
  '/personality-test/5',
  '/personality-test/99',
  '/login?returnTo=%2Fpersonality-test%2F3',
  '/login?returnTo=%2Fpremium-plans%2Fplans',
  '/membership-area/matches?reg=1',
  '/?reg=1',
  '/additional-questions?reg=1',
  '/payments-success-info?reg=1',
  '/no/such/page',
];

const known = new Map<string, RouteTarget>();
function toTarget(address: string): RouteTarget {
  const found = known.get(address);
  if (found) return found;
  const { pathname, search } = new URL(address, 'https://a.example');
  const target = toRouteTarget({ pathname, search });
  known.set(address, target);
  return target;
}

const claims = { userId: '7', email: 'ida@example.com', country: 'DE', exp: 2e9 };
const tokens: ParsedToken[] = [
  { kind: 'valid', raw: 'a.b.c', claims },
  { kind: 'valid', raw: 'a.b.c', claims: { ...claims, userId: '8' } },
  { kind: 'expired' },
  { kind: 'invalid' },
];
const [ownToken] = tokens as [ParsedToken];

const progressed: [stepsFinished: number, total: number][] = [
  [0, 5],
  [3, 5],
  [5, 5],
  [9, 5],
  [0, 0],
];

/** Every completion status that differs for the guard. */
const completions: (CompletionStatus | null)[] = [
  null,
  ...progressed.flatMap(([stepsFinished, total]) =>
    cross(flags, flags, [0, 32, 224], [[], [12]], flags).map(
      ([
        completed,
        additionalQuestionsShown,
        vitalQuestionsMissing,
        questionnaireQuestionsMissing,
        contactDataRequired,
      ]) => ({
        stepsFinished,
        total,
        completed,
        additionalQuestionsShown,
        vitalQuestionsMissing,
        questionnaireQuestionsMissing,
        contactDataRequired,
        confirmFirst: false,
      }),
    ),
  ),
];

const devices: ViewerDevice[] = cross(flags, flags).map(([mobile, additionalQuestionsFetched]) => ({
  mobile,
  additionalQuestionsFetched,
}));

function toSession(premium: boolean, emailConfirmed: boolean, completion: CompletionStatus | null): Session {
  const user = { premium, emailConfirmed };
  return { kind: 'member', claims, user, settings: null, completion } as unknown as Session;
}

const members = cross(flags, flags, completions, devices).map(([premium, confirmed, completion, device]) =>
  toViewer(toSession(premium, confirmed, completion), ownToken, device),
) as MemberViewer[];

/** A member whose data could not be loaded. */
const unloaded = toViewer({ kind: 'failed', claims, reason: 'offline' }, ownToken, devices[0]!);

const endings: (SessionEndReason | null)[] = [
  null,
  'expired',
  'signedOut',
  'signedOutElsewhere',
  'refused',
  'invalidLink',
];
const sessions: Session[] = [
  ...endings.map((ended): Session => ({ kind: 'guest', ended })),
  ...cross(flags, flags).map(([premium, confirmed]) => toSession(premium, confirmed, null)),
  { kind: 'failed', claims, reason: 'offline' },
];
/** Viewers without a valid token of their own. */
const guests = cross(sessions, tokens)
  .map(([session, token]) => toViewer(session, token, { mobile: false, additionalQuestionsFetched: false }))
  .filter((viewer) => viewer.kind === 'guest');

interface End {
  address: string;
  steps: number;
  /** The loading screen is shown instead of the page. */
  waits: boolean;
}

/** Follows the decisions to the pages that are shown, for every outcome of an effect; null after too many redirects. */
function follow(viewer: Viewer, address: string, steps = 0): End[] | null {
  const target = toTarget(address);
  const decision = decideRoute(viewer, target);
  if (decision.type === 'wait') return [{ address, steps, waits: true }];
  if (decision.type === 'allow') {
    // Logout redirects to Login at once.
    if (target.name === 'logout' && viewer.kind === 'guest' && viewer.refused) {
      return follow({ kind: 'guest', mayReturn: false, refused: false }, pathTo('login'), steps + 1);
    }
    return [{ address, steps, waits: false }];
  }
  if (steps === MAX_STEPS) return null;
  const outcomes = decision.type === 'effect' ? afterEffect(decision.effect, viewer) : [viewer];
  const ends = outcomes.map((outcome) => follow(outcome, decision.to, steps + 1));
  return ends.includes(null) ? null : ends.flatMap((end) => end ?? []);
}

/** The viewers that an effect may lead to: the additional questions may or may not count as shown. */
function afterEffect(effect: GuardEffect, viewer: Viewer): Viewer[] {
  if (effect !== 'markAdditionalQuestionsShown' || viewer.kind !== 'member' || !viewer.progress) return [viewer];
  const fetched = { ...viewer, device: { ...viewer.device, additionalQuestionsFetched: true } };
  return [fetched, { ...fetched, progress: { ...viewer.progress, additionalQuestionsShown: true } }];
}

test('every viewer arrives within three redirects from every address', () => {
  let cases = 0;
  let maxSteps = 0;
  const unresolved: string[] = [];
  for (const viewer of [...guests, unloaded, ...members]) {
    for (const address of addresses) {
      cases += 1;
      const ends = follow(viewer, address);
      if (!ends) unresolved.push(`${address} ${JSON.stringify(viewer)}`);
      for (const { steps } of ends ?? []) maxSteps = Math.max(maxSteps, steps);
    }
  }
  expect(unresolved.slice(0, 3)).toEqual([]);
  expect(cases).toBeGreaterThan(120_000);
  expect(maxSteps).toBe(MAX_STEPS);
});

test('every viewer arrives at a page that the guard rules allow', () => {
  const offences: string[] = [];
  const check = (viewer: Viewer, address: string, allowed: boolean) => {
    if (!allowed) offences.push(`${address} ${JSON.stringify(viewer)}`);
  };
  for (const viewer of guests) {
    for (const address of addresses) {
      for (const end of follow(viewer, address) ?? []) {
        check(viewer, address, toTarget(end.address).access !== 'member');
      }
    }
  }
  for (const viewer of members) {
    for (const address of addresses) {
      for (const { address: end, waits } of follow(viewer, address) ?? []) {
        check(viewer, address, waits ? !viewer.progress : isAllowed(viewer, toTarget(end)));
      }
    }
  }
  expect(offences.slice(0, 3)).toEqual([]);
});

test('while the user config or the progress is unknown, pages for members, Login and magic links wait, but a payment that returns does not', {
  tags: 'rule',
}, () => {
  for (const viewer of [unloaded, ...members.filter(({ progress }) => !progress)]) {
    for (const address of addresses) {
      for (const end of follow(viewer, address) ?? []) {
        const { name, access } = toTarget(end.address);
        const waits = name === 'magicLink' || (access !== 'anyone' && !paymentReturnPages.includes(name));
        expect([address, end.waits]).toEqual([address, waits]);
      }
    }
  }
});

const questionnairePages: (PageName | null)[] = ['questionnaire', 'welcome'];
const confirmationPages: (PageName | null)[] = ['confirmEmail', 'welcome', 'completion'];
const paymentReturnPages: (PageName | null)[] = [
  'completePayment',
  'paymentsError',
  'paymentsSuccess',
  'paymentsContact',
];

/** The guard rules as conditions on the page that is shown, independent of their order. */
function isAllowed({ progress, confirmed, premium }: MemberViewer, { name, access, search }: RouteTarget): boolean {
  if (!progress) return access === 'anyone' || paymentReturnPages.includes(name);
  if (access === 'guest' || name === 'errorNoAuth') return false;
  if (access === 'anyone') return true;
  if (new URLSearchParams(search).has('reg') && name !== 'additionalQuestions' && name !== 'paymentsContact')
    return false;
  if (progress.contactDataRequired) return name === 'paymentsContact' || name === 'completePayment';
  if (premium && ['plans', 'checkout', 'summary'].includes(name ?? '')) return false;
  if (paymentReturnPages.includes(name)) return true;
  if (!progress.completed) return questionnairePages.includes(name);
  if (!confirmed) return confirmationPages.includes(name);
  if (name === 'confirmEmail' || name === 'questionnaire') return false;
  // Fetching them may have made the additional questions count as shown.
  if (!progress.additionalQuestionsShown && name === 'additionalQuestions') return true;
  return (
    name !== 'additionalQuestions' && (!(progress.vitalMissing || progress.questionsMissing) || name === 'matches')
  );
}

/** All combinations of one value of each list. */
function cross<T extends unknown[]>(...lists: { [K in keyof T]: readonly T[K][] }): T[] {
  return lists.reduce<unknown[][]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  ) as T[];
}
