import type { MessageDescriptor } from '@lingui/core';
import { interestTexts } from '../../i18n/interestTexts.ts';

type InterestKey = keyof typeof interestTexts;

/** Those that anybody may read over a member's shoulder; all others are intimate and are shown on request only. */
const calm: ReadonlySet<InterestKey> = new Set<InterestKey>([
  'romantic',
  'couple',
  'outdoor',
  'special_locations',
  'tattoos_and_piercings',
  'normal',
  'other_interests',
]);

const ordered = [...calm, ...(Object.keys(interestTexts) as InterestKey[]).filter((key) => !calm.has(key))];

export interface Interest {
  key: string;
  label: MessageDescriptor;
  intimate: boolean;
}

/** Those of the offered ones that we have words for, the calm ones first. */
export const listInterests = (available: readonly string[]): Interest[] =>
  ordered
    .filter((key) => available.includes(key))
    .map((key) => ({ key, label: interestTexts[key], intimate: !calm.has(key) }));

export const toggle = (chosen: readonly string[], key: string): string[] =>
  chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];

export const sameChoice = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));
