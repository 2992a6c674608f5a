import { applyStatistics, consentKeys, parseConsent, printConsent } from '../lib/consent.ts';
import { deviceChoiceAtom } from './deviceChoiceAtom.ts';

const consent = { parse: parseConsent, print: printConsent };

/** Whether usage may be counted. */
export const statisticsConsentAtom = deviceChoiceAtom({
  ...consent,
  key: consentKeys.statistics,
  apply: (given) => applyStatistics(given),
});

/** Whether the chat of another company may be loaded on a click, without asking first. */
export const liveChatConsentAtom = deviceChoiceAtom({ ...consent, key: consentKeys.liveChat });
