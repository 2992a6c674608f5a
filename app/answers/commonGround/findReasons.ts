import type { ListedMember } from '../../api/contract/memberLists.ts';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import type { LocaleCode } from '../../site/SiteValues.ts';
import { type Finding, findCommonGround } from './findCommonGround.ts';
import { sayFindings } from './sayFindings.ts';
import { toCommonGroundWords } from './toCommonGroundWords.ts';

/** What the viewer shares with a member: sentences of the server, and a few words in case there are none. */
export interface Reason {
  sentences: readonly string[];
  words: readonly string[];
}

/** No facts, because a card shows the distance and the age anyway. */
const noFacts = { ownAge: null, theirAge: null, distance: null, theirCity: null };

/**
 * Finds a reason for each of the members on a screen, by their ids. No two have a sentence in common, and each is about a
 * question that few others are about.
 */
export function findReasons(
  members: readonly Pick<ListedMember, 'id' | 'answers' | 'description'>[],
  own: readonly PersonalityGroup[],
  locale: LocaleCode,
  maxSentences: number,
): ReadonlyMap<string, Reason> {
  const reasons = new Map<string, Reason>();
  const said = new Set<string>();
  const uses = new Map<number, number>();
  const countUses = (finding: Finding) => ('question' in finding && uses.get(finding.question.id)) || 0;
  for (const { id, answers, description } of members) {
    if (!answers) continue;
    const { shared } = findCommonGround(own, answers, noFacts);
    const rarestFirst = [...shared].sort((a, b) => countUses(a) - countUses(b));
    const { sentences, rest } = sayFindings(rarestFirst, locale, { max: maxSentences, said, description });
    for (const sentence of sentences) said.add(sentence);
    for (const finding of shared) {
      if ('question' in finding && !rest.includes(finding)) uses.set(finding.question.id, countUses(finding) + 1);
    }
    reasons.set(id, { sentences, words: toCommonGroundWords(shared, locale) });
  }
  return reasons;
}
