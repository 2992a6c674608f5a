import type { Gender, Place } from './wordForms.ts';

export type GrammaticalCase = 'other' | 'genitive' | 'dative';

const determinerPattern =
  /^(?:d(?:er|ie|as|en|em|es)|(?:k?ein|mein|dein|sein|ihr|unser|jed|dies|welch|manch)(?:e[nmrs]?)?|zum|zur|beim|vom|im|am|ins|ans)$/i;
const adjectivePattern = /^\p{Ll}{2,}e[nmrs]?$/u;
/** Small words that end as adjectives do. */
const noAdjective =
  /^(?:ohne|aller?|oder|über|unter|aber|gegen|neben|zwischen|hinter|wieder|immer|weiter|eben|gerne|heute)$/i;

const isAdjective = (word: string | undefined): word is string =>
  word !== undefined && adjectivePattern.test(word) && !noAdjective.test(word);

/** Determiners that are the same for masculine and neuter nouns. */
const withoutEnding = /^(?:(?:k?ein|mein|dein|sein|ihr|unser)(?:es)?|dem|des|zum|beim|vom|im|am|\p{L}+em)$/iu;

/** Finds the words before a singular that may change with its gender, as reasons to look. */
export function findGenderDoubts(
  { before: [first, second] }: Place,
  [old, fresh]: readonly [Gender, Gender],
): string[] {
  if (old !== undefined && old === fresh) return [];
  const isFeminine = old === undefined || fresh === undefined || old === 'feminine' || fresh === 'feminine';
  // The first word of a sentence has a capital, an adjective, too.
  const isFirstAdjective = first !== undefined && second === undefined && /^\p{Lu}\p{Ll}+e[rsn]?$/u.test(first);
  const adjectives = isAdjective(first) && !determinerPattern.test(first) ? [first] : isFirstAdjective ? [first] : [];
  const determiner = adjectives.length > 0 ? second : first;
  const isMarked = determiner !== undefined && determinerPattern.test(determiner);
  const marked = [...(isMarked && (isFeminine || !withoutEnding.test(determiner)) ? [determiner] : []), ...adjectives];
  const words = [...new Set(marked)].map((word) => `"${word}"`).join(' ');
  return words === ''
    ? []
    : [`${words} may change with the gender (old: ${old ?? 'unknown'}, new: ${fresh ?? 'unknown'})`];
}

const datives =
  /^(?:nach|zu|mit|von|bei|aus|seit|gegenüber|außer|den|denen|(?:k?ein|mein|dein|sein|ihr|unser|dies|jen|all|viel|einig)en)$/i;
const noDatives =
  /^(?:die|diese|keine|alle|viele|einige|mehrere|(?:mein|dein|sein|ihr|unser)e|für|ohne|gegen|durch|um|bis|\p{Ll}+(?:er|es))$/iu;
const eitherCase = /^(?:in|an|auf|unter|über|vor|neben|zwischen|hinter)$/i;

/** Finds the case of a plural by the nearest word before it that tells. */
export function findCase({ before }: Place): GrammaticalCase | 'unknown' {
  const telling = before.find((word) => [datives, noDatives, eitherCase].some((pattern) => pattern.test(word)));
  if (telling === undefined || noDatives.test(telling)) return 'other';
  return datives.test(telling) ? 'dative' : 'unknown';
}

/** Words right before a noun that only singulars have. */
const singularBefore =
  /^(?:(?:k?ein|mein|dein|sein|ihr|unser)(?:em|es)?|das|dem|des|jede[mnrs]?|dieses|diesem|zum|zur|beim|vom|im|am)$/i;

/** Whether texts have a word as a singular, by the word before it. */
export const isSingularIn = (word: string, texts: Iterable<string>) =>
  [...texts].some((text) =>
    Array.from(text.matchAll(/(\p{L}+) (\p{Lu}\p{L}+)/gu)).some(
      ([, before, noun]) => noun === word && singularBefore.test(before!),
    ),
  );
