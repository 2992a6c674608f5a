import type { MessageDescriptor } from '@lingui/core';
import { type InterestKey, interestKeys, nonIntimateInterests } from '../../../api/contract/profile.ts';
import { interestLabels } from '../../../member/interestLabels.ts';

const generalKeys: ReadonlySet<InterestKey> = new Set(nonIntimateInterests);
const orderedKeys = [...nonIntimateInterests, ...interestKeys.filter((key) => !generalKeys.has(key))];

export interface Interest {
  key: InterestKey;
  label: MessageDescriptor;
  intimate: boolean;
}

/** Lists the available interests that have a text, general ones before intimate ones. */
export const listInterests = (available: readonly string[]): Interest[] =>
  orderedKeys
    .filter((key) => available.includes(key))
    .map((key) => ({ key, label: interestLabels[key], intimate: !generalKeys.has(key) }));

export const toggleInterest = (chosen: readonly string[], key: string): string[] =>
  chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];

export const isSameSelection = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));
