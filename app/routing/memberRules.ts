import { addJustRegisteredParam } from '../registration/justRegisteredParam.ts';
import type { PageName } from './definePage.ts';
import { matchPage, pathTo, type RouteTarget } from './routeAddresses.ts';
import { type RouteDecision, redirectTo } from './routeDecision.ts';
import { sharedPaths } from './sharedPaths.ts';
import { type MemberProgress, type MemberViewer, nextStep } from './viewer.ts';

/** The decision of a rule; null if it allows the page. */
type RuleResult = RouteDecision | null;

const isOneOf = (target: RouteTarget, ...names: PageName[]) => target.name !== null && names.includes(target.name);

/** Pages that a payment returns to, which guard rules 2 to 7 must not cut off (reading 7). */
export const paymentReturnPages: readonly PageName[] = [
  'completePayment',
  'paymentsError',
  'paymentsSuccess',
  'paymentsContact',
];

/**
 * Decides by guard rules 2 to 8 and 10, in their order (app/routing/README.md, "Guard rules").
 *
 * @param registering whether the address, or that of the page before, has the registration parameter, which redirects
 * keep
 */
export function decideForMember(member: MemberViewer, target: RouteTarget, registering: boolean): RuleResult {
  const decision =
    decideStage(member, target) ?? redirectPremiumMember(member, target) ?? requireContactData(member, target);
  return registering && decision?.type === 'redirect' && isRegistered(member)
    ? { ...decision, to: addJustRegisteredParam(decision.to) }
    : decision;
}

/** Whether the registration is finished; before that, confirming the email address adds the parameter again. */
export const isRegistered = ({ confirmed, progress }: MemberViewer) => confirmed && progress?.completed === true;

/**
 * Decides by guard rules 2 to 7: the stages from the first question to the matches. A member is at exactly one stage,
 * and only its rules apply, so that no two rules send a member back and forth.
 */
function decideStage(member: MemberViewer, target: RouteTarget): RuleResult {
  const { progress, confirmed } = member;
  if (isOneOf(target, ...paymentReturnPages)) return null;
  if (!progress) return { type: 'wait' };
  if (!progress.completed) return requireQuestionnaire(progress, target);
  if (!confirmed) return requireConfirmation(target);
  if (!progress.additionalQuestionsShown) return showAdditionalQuestions(member, target);
  return leaveQuestions(target) ?? leaveConfirmation(target) ?? requireMissingData(progress, target);
}

/** 2. An incomplete questionnaire comes first, and no question can be skipped by its address. */
function requireQuestionnaire(progress: MemberProgress, target: RouteTarget): RuleResult {
  if (isOneOf(target, 'welcome')) return null;
  const next = nextStep(progress);
  if (isOneOf(target, 'questionnaire')) {
    const step = matchPage('questionnaire', target.pathname)?.question ?? '';
    if (/^[1-9]\d*$/.test(step) && Number(step) <= next) return null;
  }
  return redirectTo(pathTo('questionnaire', { question: String(next) }), 'questionnaire');
}

/** 3. Then the email address is confirmed. */
const requireConfirmation = (target: RouteTarget): RuleResult =>
  isOneOf(target, 'confirmEmail', 'welcome', 'completion') ? null : redirectTo(pathTo('confirmEmail'), 'confirmation');

/** 4. Then the additional questions are shown; on phones they are only fetched. */
function showAdditionalQuestions({ device }: MemberViewer, target: RouteTarget): RuleResult {
  if (device.mobile && !device.additionalQuestionsFetched) {
    return {
      type: 'effect',
      effect: 'markAdditionalQuestionsShown',
      to: sharedPaths.matchesAfterRegistration,
      reason: 'additionalQuestions',
    };
  }
  return isOneOf(target, 'additionalQuestions')
    ? null
    : redirectTo(pathTo('additionalQuestions'), 'additionalQuestions');
}

/** 5. Answered questions lead home. */
const leaveQuestions = (target: RouteTarget): RuleResult =>
  isOneOf(target, 'questionnaire', 'additionalQuestions') ? redirectTo(pathTo('home'), 'additionalShown') : null;

/** 6. A confirmed address leads on to the matches. */
const leaveConfirmation = (target: RouteTarget): RuleResult =>
  isOneOf(target, 'confirmEmail') ? redirectTo(sharedPaths.matchesAfterRegistration, 'confirmed') : null;

/** 7. Missing answers are asked for over the matches. */
const requireMissingData = ({ vitalMissing, questionsMissing }: MemberProgress, target: RouteTarget): RuleResult =>
  (vitalMissing || questionsMissing) && !isOneOf(target, 'matches', 'confirmEmail')
    ? redirectTo(pathTo('matches'), 'dataMissing')
    : null;

/** 8. For Premium members the pages of buying lead home. */
const redirectPremiumMember = ({ premium }: MemberViewer, target: RouteTarget): RuleResult =>
  premium && isOneOf(target, 'plans', 'checkout', 'summary') ? redirectTo(pathTo('home'), 'premium') : null;

/** 10. Missing contact data is asked for first; only a payment that returns is completed before. */
const requireContactData = ({ progress }: MemberViewer, target: RouteTarget): RuleResult =>
  progress?.contactDataRequired && !isOneOf(target, 'paymentsContact', 'completePayment')
    ? redirectTo(pathTo('paymentsContact'), 'contactData')
    : null;
