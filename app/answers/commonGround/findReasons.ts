import type { ListedAnswer, ListedMember } from '../../api/contract/memberLists.ts';
import type { PersonalityGroup } from '../../api/contract/profile.ts';
import type { LocaleCode } from '../../site/SiteValues.ts';
import { type Finding, findCommonGround, noFacts } from './findCommonGround.ts';
import { sayFindings } from './sayFindings.ts';
import { toCommonGroundWords } from './toCommonGroundWords.ts';

/** A reason to write to a member: sentences of the server about what both share, or a few words. */
export interface Reason {
  sentences: readonly string[];
  words: readonly string[];
}

const sharedByAnswers = new WeakMap<readonly ListedAnswer[], { own: unknown; shared: readonly Finding[] }>();

/** Finds what a member shares with the viewer, once for the same answers, because lists change without them. */
function findShared(own: readonly PersonalityGroup[], answers: readonly ListedAnswer[]): readonly Finding[] {
  const known = sharedByAnswers.get(answers);
  if (known?.own === own) return known.shared;
  // A card shows distance and age anyway.
  const { shared } = findCommonGround(own, answers, noFacts);
  sharedByAnswers.set(answers, { own, shared });
  return shared;
}

type ReasonedMember = Pick<ListedMember, 'id' | 'answers' | 'description'>;

/** The reasons of the first members of a list, and what those of the next depend on. */
interface FoundReasons {
  own: readonly PersonalityGroup[];
  locale: LocaleCode;
  maxSentences: number;
  members: readonly ReasonedMember[];
  said: Set<string>;
  /** Number of reasons that are about a question, by its id. */
  uses: Map<number, number>;
  reasons: Map<string, Reason>;
}

const foundByFirst = new WeakMap<ReasonedMember, FoundReasons>();

/**
 * Finds a reason for each of the members on a screen, by their ids. No two have a sentence in common, and each is about a
 * question that few others are about. A list that has grown at its end gets the same map, with more in it.
 */
export function findReasons(
  members: readonly ReasonedMember[],
  own: readonly PersonalityGroup[],
  locale: LocaleCode,
  maxSentences: number,
): ReadonlyMap<string, Reason> {
  const known = members[0] && foundByFirst.get(members[0]);
  const isGrown =
    known?.own === own &&
    known.locale === locale &&
    known.maxSentences === maxSentences &&
    known.members.every((member, index) => member === members[index]);
  const found = isGrown ? known : { said: new Set<string>(), uses: new Map(), reasons: new Map<string, Reason>() };
  addReasons(found, members.slice(isGrown ? known.members.length : 0), own, locale, maxSentences);
  if (members[0]) foundByFirst.set(members[0], { ...found, own, locale, maxSentences, members });
  return found.reasons;
}

function addReasons(
  { said, uses, reasons }: Pick<FoundReasons, 'said' | 'uses' | 'reasons'>,
  members: readonly ReasonedMember[],
  own: readonly PersonalityGroup[],
  locale: LocaleCode,
  maxSentences: number,
): void {
  const countUses = (finding: Finding) => ('question' in finding && uses.get(finding.question.id)) || 0;
  for (const { id, answers, description } of members) {
    if (!answers) continue;
    const shared = findShared(own, answers);
    const rarestFirst = [...shared].sort((a, b) => countUses(a) - countUses(b));
    const { sentences, rest } = sayFindings(rarestFirst, locale, { max: maxSentences, said, description });
    for (const sentence of sentences) said.add(sentence);
    for (const finding of shared) {
      if ('question' in finding && !rest.includes(finding)) uses.set(finding.question.id, countUses(finding) + 1);
    }
    reasons.set(id, { sentences, words: sentences.length > 0 ? [] : toCommonGroundWords(shared, locale) });
  }
}
