import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface InterestTexts {
  label: MessageDescriptor;
  intimate: boolean;
}

const calm = (label: MessageDescriptor): InterestTexts => ({ label, intimate: false });
const intimate = (label: MessageDescriptor): InterestTexts => ({ label, intimate: true });

/** Section 1 of the specification, Interest categories. What is intimate is shown on request only. */
const texts: Readonly<Record<string, InterestTexts>> = {
  romantic: calm(msg`Romantic`),
  couple: calm(msg`Being a couple`),
  outdoor: calm(msg`Out in the open`),
  special_locations: calm(msg`Special places`),
  tattoos_and_piercings: calm(msg`Tattoos and piercings`),
  normal: calm(msg`The classic way`),
  other_interests: calm(msg`Other interests`),
  amateur: intimate(msg`Amateur`),
  anal: intimate(msg`Anal`),
  bondage: intimate(msg`Bondage`),
  dirty_talk: intimate(msg`Dirty talk`),
  fetish: intimate(msg`Fetish`),
  high_heels_and_boots: intimate(msg`High heels and boots`),
  latex_and_leather: intimate(msg`Latex and leather`),
  lingerie: intimate(msg`Lingerie`),
  oral: intimate(msg`Oral`),
  sex_toys: intimate(msg`Sex toys`),
  sexy_outfits: intimate(msg`Sexy outfits`),
  threesome: intimate(msg`Threesome`),
};

export interface Interest extends InterestTexts {
  key: string;
}

/** Those of the offered ones that we have words for, in our own order. */
export const listInterests = (available: readonly string[]): Interest[] =>
  Object.entries(texts).flatMap(([key, interest]) => (available.includes(key) ? [{ key, ...interest }] : []));

export const toggle = (chosen: readonly string[], key: string): string[] =>
  chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];

export const sameChoice = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));
