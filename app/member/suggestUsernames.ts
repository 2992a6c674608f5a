import type { LocaleCode, UsernameWords } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

/** A function that returns a number from 0 to 1, like Math.random. */
type Random = () => number;

const MIN_SUFFIX = 18;
const MAX_SUFFIX = 99;

const pick = <T>(items: readonly T[], random: Random): T =>
  items[Math.min(items.length - 1, Math.floor(random() * items.length))]!;

/** One adjective, one animal and a number from 18 to 99, in the order of the language. */
function suggestOne({ families, nounFirst }: UsernameWords, random: Random): string {
  const { adjectives, animals } = pick(families, random);
  const [adjective, animal] = [pick(adjectives.split(' '), random), pick(animals.split(' '), random)];
  const number = MIN_SUFFIX + Math.floor(random() * (MAX_SUFFIX - MIN_SUFFIX + 1));
  const words = nounFirst ? [animal, adjective] : [adjective, animal];
  return [...words, Math.min(MAX_SUFFIX, number)].join(' ');
}

const SUGGESTION_COUNT = 3;
const MAX_ATTEMPTS = 100;

/**
 * Suggests three different names in one of the site's languages (reading 43); fewer only if `random` keeps repeating
 * itself.
 */
export function suggestUsernames(locale: LocaleCode, random: Random = Math.random): string[] {
  const names = new Set<string>();
  const words = site.usernameWords[locale]!;
  for (let attempts = 0; names.size < SUGGESTION_COUNT && attempts < MAX_ATTEMPTS; attempts += 1) {
    names.add(suggestOne(words, random));
  }
  return [...names];
}
