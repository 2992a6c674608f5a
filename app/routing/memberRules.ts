import { matchPath } from 'react-router';
import { type Decision, redirect } from './decision.ts';
import { hasMark, markOfRegistration, namedPaths } from './namedPaths.ts';
import { pathTo, type RouteName, routeTable, type Target } from './routeTable.ts';
import { type MemberViewer, nextStep, type Progress } from './viewer.ts';

/** A rule says where the member has to go instead, or nothing. */
type Verdict = Decision | null;

const isOneOf = (target: Target, ...names: RouteName[]) => target.name !== null && names.includes(target.name);

/** The pages that a payment returns to; guard rules 2 to 7 must not cut it off (reading 7). */
const ofPayments: readonly RouteName[] = ['completePayment', 'paymentsError', 'paymentsSuccess', 'paymentsContact'];

/** Guard rules 2 to 8 and 10, in their order (app/README.md, "Guard rules"). */
export const decideForMember = (member: MemberViewer, target: Target): Verdict =>
  decideStage(member, target) ?? keepPremiumHome(member, target) ?? askForContactData(member, target);

/**
 * Guard rules 2 to 7: a member's way from the first question to the matches. A member is at exactly one stage, and only
 * the rules of that stage apply, so that no two rules send a member back and forth.
 */
function decideStage(member: MemberViewer, target: Target): Verdict {
  const { progress, confirmed, testCompleted } = member;
  if (isOneOf(target, ...ofPayments)) return null;
  if (!progress) {
    if (confirmed) return leaveConfirmation(target);
    return testCompleted ? confirmFirst(target) : null;
  }
  if (!progress.completed) return answerFirst(progress, target);
  if (!confirmed) return confirmFirst(target);
  if (!progress.additionalShown) return showAdditionalQuestions(member, target);
  return leaveQuestions(target) ?? leaveConfirmation(target) ?? completeData(progress, target);
}

/** 2. An incomplete questionnaire comes first, and nobody skips ahead in it. */
function answerFirst(progress: Progress, target: Target): Verdict {
  if (isOneOf(target, 'welcome')) return null;
  const next = nextStep(progress);
  if (isOneOf(target, 'questionnaire')) {
    const step = matchPath(routeTable.questionnaire.pattern, target.pathname)?.params.question ?? '';
    if (/^[1-9]\d*$/.test(step) && Number(step) <= next) return null;
  }
  return redirect(pathTo('questionnaire', { question: String(next) }), 'questionnaire');
}

/** 3. Then the e-mail address is confirmed. */
const confirmFirst = (target: Target): Verdict =>
  isOneOf(target, 'confirmEmail', 'welcome', 'completion') ? null : redirect(pathTo('confirmEmail'), 'confirmation');

/** 4. Then the additional questions are shown; on phones they are only fetched. */
function showAdditionalQuestions({ device }: MemberViewer, target: Target): Verdict {
  if (device.mobile && !device.extraFetched) {
    return {
      type: 'effect',
      effect: 'fetchExtraQuestions',
      to: namedPaths.freshMatches,
      why: 'additionalQuestions',
    };
  }
  return isOneOf(target, 'additionalQuestions')
    ? null
    : redirect(keepMark(pathTo('additionalQuestions'), target), 'additionalQuestions');
}

/** 5. Whoever has answered does not come back to the questions. */
const leaveQuestions = (target: Target): Verdict =>
  isOneOf(target, 'questionnaire', 'additionalQuestions') ? redirect(pathTo('home'), 'additionalShown') : null;

/** 6. Whoever is confirmed goes on from there to the matches. */
const leaveConfirmation = (target: Target): Verdict =>
  isOneOf(target, 'confirmEmail') ? redirect(namedPaths.freshMatches, 'confirmed') : null;

/** 7. Missing answers are asked for over the matches. */
const completeData = ({ vitalMissing, questionsMissing }: Progress, target: Target): Verdict =>
  (vitalMissing || questionsMissing) && !isOneOf(target, 'matches', 'confirmEmail')
    ? redirect(keepMark(pathTo('matches'), target), 'dataMissing')
    : null;

/** A registration that has just ended is still to be greeted there. */
const keepMark = (path: string, { search }: Target) => (hasMark(search) ? `${path}?${markOfRegistration}` : path);

/** 8. Premium members have nothing to buy. */
const keepPremiumHome = ({ premium }: MemberViewer, target: Target): Verdict =>
  premium && isOneOf(target, 'premium', 'plans', 'checkout', 'summary') ? redirect(pathTo('home'), 'premium') : null;

/** 10. Missing contact data is asked for before anything else; only a payment under way is completed first. */
const askForContactData = ({ progress }: MemberViewer, target: Target): Verdict =>
  progress?.contactDataRequired && !isOneOf(target, 'paymentsContact', 'completePayment')
    ? redirect(pathTo('paymentsContact'), 'contactData')
    : null;
