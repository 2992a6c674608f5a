import type { ListedAnswer } from '../../api/contract/memberLists.ts';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import type { Answer } from '../../api/contract/questionSchemas.ts';
import { ANY_DISTANCE } from '../../fields/distance/distance.model.ts';
import { toNumbers, toRecord } from '../answerValues.ts';
import { findBoth, indexAnswers, isAgeRange, isInRange, type MemberFacts } from './findCommonGround.ts';

/** A wish of the viewer (`own`) or of the other (`theirs`) that the other of the two does not meet. */
export type Conflict =
  | { kind: 'distance'; wish: 'own' | 'theirs'; distance: number; limit: number }
  | { kind: 'age'; wish: 'own' | 'theirs'; age: number; from: number; to: number };

/** Finds the wishes about distance and age that are not met, one each, the viewer's before the other's. */
export function findConflicts(
  ownGroups: readonly PersonalityGroup[],
  theirAnswers: readonly ListedAnswer[],
  { distance, ownAge, theirAge }: MemberFacts,
): Conflict[] {
  const own = indexAnswers(ownGroups);
  const theirs = new Map(theirAnswers.map(({ question, answer }) => [question, answer]));
  const limits = findBoth(own, theirs, ({ type }) => type === 9, toDistances);
  const ranges = findBoth(own, theirs, isAgeRange, toNumbers);
  const wishes = ['own', 'theirs'] as const;
  const tooFar = wishes.flatMap((wish): Conflict[] => {
    const [limit = ANY_DISTANCE] = limits[wish];
    return distance === null || limit >= ANY_DISTANCE || distance <= limit
      ? []
      : [{ kind: 'distance', wish, distance, limit }];
  });
  const otherAge = wishes.flatMap((wish): Conflict[] => {
    const age = wish === 'own' ? theirAge : ownAge;
    const [from = 0, to = 0] = ranges[wish];
    return age !== null && isInRange(age, ranges[wish]) === false ? [{ kind: 'age', wish, age, from, to }] : [];
  });
  return [...tooFar.slice(0, 1), ...otherAge.slice(0, 1)];
}

const toDistances = (answer: Answer) => toNumbers([toRecord(answer).distance ?? null]);
