import { applyStatistics, consentKeys } from '../lib/consent.ts';
import { deviceSwitchAtom } from './deviceChoiceAtom.ts';

/** Whether usage may be counted. */
export const statisticsConsentAtom = deviceSwitchAtom({
  key: consentKeys.statistics,
  apply: (given) => applyStatistics(given),
});

/** Whether the chat of another company may be loaded on a click, without asking first. */
export const liveChatConsentAtom = deviceSwitchAtom({ key: consentKeys.liveChat });
