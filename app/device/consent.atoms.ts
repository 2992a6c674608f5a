import { atom } from 'jotai';
import { site } from '../site/site.ts';
import { type AnalyticsQueue, adsQueue, type SendEvent, statisticsQueue } from './analytics.ts';
import { devicePreferenceAtom, deviceToggleAtom } from './devicePreferenceAtom.ts';
import { forgetVisitor, sendToAds, sendToStatistics } from './receivers.ts';

/** Null until the member has chosen. */
type Consent = boolean | null;

/** Sends with consent, drops with a refusal, and holds what happens until there is a choice. */
function applyConsent(consent: Consent, queue: AnalyticsQueue | null, send: SendEvent): void {
  if (consent === null) queue?.hold();
  else if (consent) queue?.consent(send);
  else queue?.refuse();
}

const consentAtom = (key: string, apply: (consent: Consent) => void) =>
  devicePreferenceAtom<Consent>({
    key,
    parse: (stored) => (stored === 'yes' ? true : stored === 'no' ? false : null),
    serialize: (consent) => (consent === null ? '' : consent ? 'yes' : 'no'),
    apply,
  });

/** Consent to usage statistics on this device. Without it nothing is stored for them either. */
export const statisticsConsentAtom = /* @__PURE__ */ consentAtom('usageStatistics', (consent) => {
  if (!consent) forgetVisitor();
  applyConsent(consent, statisticsQueue, sendToStatistics);
});

/** Consent to reporting registrations and purchases to the receiver of ads. */
export const adsConsentAtom = /* @__PURE__ */ consentAtom('adMeasurement', (consent) =>
  applyConsent(consent, adsQueue, sendToAds),
);

/** Whether the member has not been asked yet. Writing answers for everything that this site measures. */
export const measurementChoiceAtom = /* @__PURE__ */ atom(
  (get) =>
    (site.statistics !== 'none' && get(statisticsConsentAtom) === null) || (site.ads && get(adsConsentAtom) === null),
  (_, set, agreed: boolean) => {
    if (site.statistics !== 'none') set(statisticsConsentAtom, agreed);
    if (site.ads) set(adsConsentAtom, agreed);
  },
);

/** Consent to loading the other company's live chat on a click, without asking first. */
export const liveChatConsentAtom = deviceToggleAtom({ key: 'liveChat' });
