import type { MessageDescriptor } from '@lingui/core';
import { calmInterests, type InterestKey, interestKeys } from '../../api/contract/profile.ts';
import { interestTexts } from '../../fields/interestTexts.ts';

const calm: ReadonlySet<InterestKey> = new Set(calmInterests);
const ordered = [...calmInterests, ...interestKeys.filter((key) => !calm.has(key))];

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
