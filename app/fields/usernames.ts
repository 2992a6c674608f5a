import type { LocaleCode } from '../site/SiteValues.ts';
import { type NameWords, nameWords } from './nameWords.ts';

/** A number below 1, as Math.random gives it. */
type Random = () => number;

const lowest = 18;
const highest = 99;

const pick = <T>(items: readonly T[], random: Random): T =>
  items[Math.min(items.length - 1, Math.floor(random() * items.length))]!;

/** One adjective, one animal and a number from 18 to 99, in the order of the language. */
function suggestOne({ families, nounFirst }: NameWords, random: Random): string {
  const { adjectives, animals } = pick(families, random);
  const [adjective, animal] = [pick(adjectives, random), pick(animals, random)];
  const number = lowest + Math.floor(random() * (highest - lowest + 1));
  return (nounFirst ? animal + adjective : adjective + animal) + Math.min(highest, number);
}

/** Three different names (reading 43). */
export function suggestUsernames(locale: LocaleCode, random: Random = Math.random): string[] {
  const names = new Set<string>();
  for (let tries = 0; names.size < 3 && tries < 100; tries += 1) names.add(suggestOne(nameWords[locale], random));
  return [...names];
}
