import * as settings from '../../../app/api/contract/accountSettings.ts';
import * as auth from '../../../app/api/contract/auth.ts';
import * as blockedMembers from '../../../app/api/contract/blockedMembers.ts';
import * as completion from '../../../app/api/contract/completionStatus.ts';
import * as consents from '../../../app/api/contract/consents.ts';
import * as conversations from '../../../app/api/contract/conversations.ts';
import * as counters from '../../../app/api/contract/counters.ts';
import * as dashboard from '../../../app/api/contract/dashboard.ts';
import type { Call } from '../../../app/api/contract/defineCall.ts';
import * as notificationUsers from '../../../app/api/contract/fetchNotificationUsers.ts';
import * as icebreakers from '../../../app/api/contract/icebreakers.ts';
import * as matches from '../../../app/api/contract/matchActions.ts';
import * as lists from '../../../app/api/contract/memberLists.ts';
import * as moderation from '../../../app/api/contract/moderation.ts';
import * as ownData from '../../../app/api/contract/ownData.ts';
import * as pause from '../../../app/api/contract/pause.ts';
import * as payments from '../../../app/api/contract/payments.ts';
import * as pictures from '../../../app/api/contract/pictures.ts';
import * as profile from '../../../app/api/contract/profile.ts';
import * as questionnaire from '../../../app/api/contract/questionnaire.ts';
import * as triggers from '../../../app/api/contract/registrationTriggers.ts';
import * as safety from '../../../app/api/contract/reportAndBlock.ts';
import * as safetyNotices from '../../../app/api/contract/safetyNotices.ts';
import * as sessions from '../../../app/api/contract/sessions.ts';
import * as termination from '../../../app/api/contract/termination.ts';
import * as towns from '../../../app/api/contract/towns.ts';
import * as translations from '../../../app/api/contract/translations.ts';
import * as account from '../../../app/api/contract/userConfig.ts';

const areas = [
  auth,
  account,
  settings,
  consents,
  pause,
  sessions,
  ownData,
  translations,
  completion,
  triggers,
  questionnaire,
  payments,
  termination,
  counters,
  dashboard,
  lists,
  profile,
  safety,
  blockedMembers,
  safetyNotices,
  moderation,
  matches,
  conversations,
  icebreakers,
  notificationUsers,
  pictures,
  towns,
];

/** Calls of the contract. */
export const contractCalls: readonly Call[] = areas.flatMap((area) => Object.values<unknown>(area).filter(isCall));

export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}
