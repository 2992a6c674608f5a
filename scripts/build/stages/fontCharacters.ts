/** Files of a font package, each with its share of the letters of European languages, and of signs. */
const packageRanges = {
  latin:
    'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext': 'U+0100-024F,U+0259,U+0292,U+1E00-1E9F,U+1EF2-1EF9,U+20A0-20C0',
} as const;
export type PackageFile = keyof typeof packageRanges;

type Characters = ReadonlySet<number>;

const toCharacters = (range: string): Characters =>
  new Set(
    range.split(',').flatMap((part) => {
      const [first, last = first] = part
        .slice(2)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16));
      return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index);
    }),
  );

const latin = toCharacters(packageRanges.latin);
const packageCharacters = { latin, 'latin-ext': toCharacters(packageRanges['latin-ext']).difference(latin) };

/** Characters that every site needs: a to z, digits, and the signs that texts and prices have. */
const common = toCharacters(
  'U+0020-007E,U+00A0-00A1,U+00A3,U+00A7,U+00A9,U+00AB,U+00AD-00AE,U+00B0,U+00B7,U+00BB,U+00BF,U+00D7,' +
    'U+2000-2015,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+2060,U+20AC,U+2122,U+2212',
);

/** One file of a face: its source, and the characters that it is cut to. */
export interface FontCut {
  source: PackageFile;
  /** Whether it holds the letters of the site's languages, which are loaded at once. */
  own: boolean;
  characters: Characters;
}

/**
 * Returns the files of a face for a site whose languages have these letters beside a to z: first, for the names of
 * members from elsewhere, the rest of the letters, which is the same for all sites; then what the languages need. Of
 * several rules for a character the last one counts, so a page loads the rest only for what the languages do not have.
 */
export function toFontCuts(letters: string): FontCut[] {
  const needed = common.union(toCodePoints(letters)).union(toCodePoints(letters.toUpperCase()));
  const sources = ['latin', 'latin-ext'] as const;
  const rest = (source: PackageFile) => packageCharacters[source].difference(common);
  const own = (source: PackageFile) => packageCharacters[source].intersection(needed);
  return [
    ...sources.map((source) => ({ source, own: false, characters: rest(source) })),
    ...sources.map((source) => ({ source, own: true, characters: own(source) })),
  ].filter(({ characters }) => characters.size > 0);
}

export const toCodePoints = (text: string): Characters => new Set(Array.from(text, (letter) => letter.codePointAt(0)!));

/** Formats characters as the value of `unicode-range`. */
export function toUnicodeRange(characters: Characters): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...characters].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join();
}
