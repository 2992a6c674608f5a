import { atom, type createStore } from 'jotai';
import { log } from '../lib/log.ts';
import { memberStorage } from '../lib/storage/memberStorage.ts';
import { oncePerMember } from '../lib/tabs/oncePerMember.ts';
import { claimsAtom, memberIdAtom } from '../session/session.atoms.ts';
import { site } from '../site/site.ts';
import {
  type AnalyticsEvent,
  type AnalyticsQueue,
  adsQueue,
  type SendEvent,
  statisticsAgreedAtom,
  statisticsQueue,
} from './analytics.ts';
import { guestConsentChoices } from './guestConsentChoices.ts';
import { forgetVisitor, sendToAds, sendToStatistics, type VisitorNumber } from './sendToReceivers.ts';
import { tagManagerOutbox } from './tagManagerOutbox.ts';

/** The choice of a person; null until they have chosen. */
type Consent = boolean | null;

/** The member's id; empty for a guest, and null while the member's choices are not known yet. */
const personAtom = atom((get) => (get(claimsAtom) === null ? '' : get(memberIdAtom)));

/** Reads a value that is stored for the person: for a member with their drafts, for a guest in the tab. */
function readOwn(person: string | null, name: string): string | null {
  if (person === null) return null;
  return person === '' ? guestConsentChoices.read(name) : memberStorage.read(person, name);
}

/** Writes a value for the person; an empty one removes it. */
function writeOwn(person: string | null, name: string, value: string): void {
  if (person === '') guestConsentChoices.write(name, value);
  else if (person !== null) memberStorage.write(person, name, value);
}

/** Number of changes of stored values, so that atoms read them again. */
const changesAtom = atom(0);
changesAtom.onMount = (set) => memberStorage.subscribe(() => set((count) => count + 1));

/**
 * Creates the atom of a choice, which is removed when the member signs out, or when somebody signs in after a guest.
 */
const choiceAtom = (name: string) =>
  atom(
    (get): Consent => {
      get(changesAtom);
      const stored = readOwn(get(personAtom), name);
      return stored === null ? null : stored === 'yes';
    },
    (get, set, agreed: boolean) => {
      writeOwn(get(personAtom), name, agreed ? 'yes' : 'no');
      set(changesAtom, (count) => count + 1);
    },
  );

/** Consent to usage statistics. Without it nothing is stored for them either. */
export const statisticsConsentAtom = /* @__PURE__ */ choiceAtom('usageStatistics');

/** Consent to reporting registrations and purchases to the receiver of ads. */
export const adsConsentAtom = /* @__PURE__ */ choiceAtom('adMeasurement');

/** Consent to loading the other company's live chat on a click, without asking first. */
export const liveChatConsentAtom = /* @__PURE__ */ choiceAtom('liveChat');

/** Whether the member has not been asked yet. Writing to it answers for everything that this site measures. */
export const measurementChoiceAtom = /* @__PURE__ */ atom(
  (get) =>
    (site.statistics !== 'none' && get(statisticsConsentAtom) === null) || (site.ads && get(adsConsentAtom) === null),
  (_, set, agreed: boolean) => {
    if (site.statistics !== 'none') set(statisticsConsentAtom, agreed);
    if (site.ads) set(adsConsentAtom, agreed);
  },
);

/** Sends the queued events after consent, drops them after a refusal, and holds them until there is a choice. */
function applyConsent(consent: Consent, queue: AnalyticsQueue | null, send: SendEvent): void {
  if (consent === null) queue?.hold();
  else if (consent) queue?.consent(send);
  else queue?.refuse();
}

/**
 * Sends an event that is told once per member. It counts as told when it is sent: events that a tab holds before the
 * choice may be lost with it.
 */
const tellOnce =
  (owner: string, receiver: string, send: (event: AnalyticsEvent) => void): SendEvent =>
  (event, once) => {
    if (once === undefined) return send(event);
    oncePerMember(owner, `${receiver}/${once}`, () => send(event)).catch((error) => log.warn('not reported', error));
  };

/**
 * Applies the choices of the person who uses the app, and drops the unreported events of others. Call it once, as `if
 * (site.measured) applyChoices(store)`.
 */
export function applyChoices(store: ReturnType<typeof createStore>): void {
  const readOwner = () => store.get(claimsAtom)?.userId ?? '';
  let owner = readOwner();
  const visitor: VisitorNumber = {
    read: () => readOwn(store.get(personAtom), 'statisticsVisitor'),
    write: (number) => writeOwn(store.get(personAtom), 'statisticsVisitor', number),
  };
  function apply(): void {
    const before = owner;
    owner = readOwner();
    if (owner !== before) {
      for (const queue of [statisticsQueue, adsQueue]) queue?.refuse();
      if (site.statistics === 'tagManager') tagManagerOutbox.clear();
    }
    if (site.statistics !== 'none') {
      const agreed = store.get(statisticsConsentAtom);
      store.set(statisticsAgreedAtom, agreed === true);
      if (!agreed) forgetVisitor(visitor);
      applyConsent(
        agreed,
        statisticsQueue,
        tellOnce(owner, 'statistics', (event) => sendToStatistics(event, visitor)),
      );
    }
    if (site.ads) applyConsent(store.get(adsConsentAtom), adsQueue, tellOnce(owner, 'ads', sendToAds));
  }
  for (const each of [claimsAtom, statisticsConsentAtom, adsConsentAtom]) store.sub(each, apply);
  apply();
}
