import { type Gender, toPlain } from './wordForms.ts';

/** Endings of nouns that have only one gender. */
const byEnding: readonly (readonly [RegExp, Gender])[] = [
  [/(?:ung|heit|keit|schaft|ion|tät|ik|enz|anz|innen|in)$/i, 'feminine'],
  [/(?:chen|lein|ment|um|stück)$/i, 'neuter'],
  [/(?:ling|ismus|schlag|gruß)$/i, 'masculine'],
];

/** Words before a noun that only one gender has in the singular. */
const evidence: readonly (readonly [RegExp, Gender])[] = [
  [/^(?:das|ins|ans|\p{Ll}+es)$/u, 'neuter'],
  [/^(?:(?:k?ein|mein|dein|sein|ihr|unser|dies|jed)en)$/iu, 'masculine'],
  [/^(?:(?:k?ein|mein|dein|sein|ihr|unser|dies|jed)e|zur)$/iu, 'feminine'],
];

/** Guesses the gender of a German noun by its ending, else by the words before it in texts. */
export function guessGermanGender(singular: string, texts: Iterable<string>): Gender {
  const [, known] = byEnding.find(([pattern]) => pattern.test(singular)) ?? [];
  if (known) return known;
  const plain = toPlain(singular);
  for (const text of texts) {
    for (const [, first, second, noun] of text.matchAll(/(?:(\p{L}+) )?(\p{L}+) (\p{Lu}\p{L}+)/gu)) {
      if (toPlain(noun!) !== plain) continue;
      const found = [second!, first ?? ''].flatMap(
        (word) => evidence.find(([pattern]) => pattern.test(word))?.[1] ?? [],
      );
      if (found[0]) return found[0];
    }
  }
  return undefined;
}
