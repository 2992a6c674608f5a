import type { LocaleCode } from '../site/SiteValues.ts';
import { type UsernameWords, usernameWords } from './usernameWords.ts';

/** A number below 1, as Math.random gives it. */
type Random = () => number;

const MIN_SUFFIX = 18;
const MAX_SUFFIX = 99;

const pick = <T>(items: readonly T[], random: Random): T =>
  items[Math.min(items.length - 1, Math.floor(random() * items.length))]!;

/** One adjective, one animal and a number from 18 to 99, in the order of the language. */
function suggestOne({ families, nounFirst }: UsernameWords, random: Random): string {
  const { adjectives, animals } = pick(families, random);
  const [adjective, animal] = [pick(adjectives, random), pick(animals, random)];
  const number = MIN_SUFFIX + Math.floor(random() * (MAX_SUFFIX - MIN_SUFFIX + 1));
  return (nounFirst ? animal + adjective : adjective + animal) + Math.min(MAX_SUFFIX, number);
}

/** Three different names (reading 43). */
export function suggestUsernames(locale: LocaleCode, random: Random = Math.random): string[] {
  const names = new Set<string>();
  for (let tries = 0; names.size < 3 && tries < 100; tries += 1) names.add(suggestOne(usernameWords[locale], random));
  return [...names];
}
