import { applyStatisticsConsent, consentStorageKeys } from './consent.ts';
import { deviceToggleAtom } from './devicePreferenceAtom.ts';

/** Whether usage may be counted. */
export const statisticsConsentAtom = deviceToggleAtom({
  key: consentStorageKeys.statistics,
  apply: (given) => applyStatisticsConsent(given),
});

/** Whether the chat of another company may be loaded on a click, without asking first. */
export const liveChatConsentAtom = deviceToggleAtom({ key: consentStorageKeys.liveChat });
