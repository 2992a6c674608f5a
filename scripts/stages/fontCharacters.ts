/** The files of a font package that the languages need, with the characters they are for. */
const packageRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
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

/** What every site needs: a to z, digits, punctuation, currencies, marks of typography. */
const common = toCharacters(
  'U+0020-007E,U+00A0,U+00A3,U+00A7,U+00A9,U+00AB,U+00AD-00AE,U+00B0-00B1,U+00B7,U+00BB,U+00BC-00BE,U+00D7,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+FEFF,U+FFFD',
);

/** One file of a face: what it is cut from and to, and for which characters a page loads it. */
export interface FontCut {
  source: PackageFile;
  /** Whether it holds the letters of the site's languages, which are loaded at once. */
  own: boolean;
  characters: Characters;
  loadedFor: Characters;
}

/**
 * The files of a face for a site whose languages have these letters beside a to z: what they need, and, for the names
 * of members from elsewhere, the rest. The rest is the same file for all sites.
 */
export function toFontCuts(letters: string): FontCut[] {
  const own = common.union(toCodePoints(letters)).union(toCodePoints(letters.toUpperCase()));
  return (['latin', 'latin-ext'] as const).flatMap((source): FontCut[] => {
    const all = packageCharacters[source];
    const characters = all.intersection(own);
    const rest = all.difference(common);
    return [
      ...(characters.size > 0 ? [{ source, own: true, characters, loadedFor: characters }] : []),
      { source, own: false, characters: rest, loadedFor: rest.difference(own) },
    ];
  });
}

export const toCodePoints = (text: string): Characters => new Set(Array.from(text, (letter) => letter.codePointAt(0)!));

/** Characters as the value of `unicode-range`. */
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
