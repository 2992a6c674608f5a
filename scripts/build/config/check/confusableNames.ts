/** Capitals of other scripts and digits that look like Latin capitals. */
const likeCapitals: readonly [letters: string, latin: string][] = [
  ['АВЕЗЅІЇЈКМНОРСТУХҮԚԜ', 'ABE3SIIJKMHOPCTYXYQW'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['ՍՕՏ', 'UOS'],
  ['0', 'O'],
];

/** Small letters that look like Latin ones. */
const likeSmallLetters: readonly [letters: string, latin: string][] = [
  ['агеѕіјкмопрстухһԁԛԝү', 'aresijkmonpctyxhdqwy'],
  ['αβγηικνορτυχω', 'abynikvoptuxw'],
  ['օոս', 'onu'],
  ['ı0', 'io'],
];

const toTable = (pairs: readonly [string, string][]): ReadonlyMap<string, string> =>
  new Map(pairs.flatMap(([letters, latin]) => [...letters].map((letter, index) => [letter, latin[index]!])));

const [capitals, smallLetters] = [toTable(likeCapitals), toTable(likeSmallLetters)];

const toLookalike = (name: string, table: ReadonlyMap<string, string>) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/./gu, (letter) => table.get(letter) ?? letter);

/**
 * Functions that give two names equal keys if they can be mistaken for each other: they differ only in case, accents,
 * spaces and signs, or look alike in another script, in capitals or in small letters.
 */
export const nameKeys: readonly ((name: string) => string)[] = [
  (name) => toLookalike(name.toUpperCase(), capitals),
  (name) => toLookalike(name.toLowerCase(), smallLetters),
];

/** Scripts whose letters are mixed with others only in names that imitate another. */
const unmixedScripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'gu'));

/** Finds the first word of a name that mixes letters of several scripts. */
export const findMixedWord = (name: string): string | undefined =>
  name.split(/[^\p{L}\p{M}0-9]+/u).find((word) => {
    const letters = word.replace(/[^\p{L}]/gu, '');
    // Apart from the letters of one script, nothing may be left.
    return unmixedScripts.some((script) => {
      const others = letters.replace(script, '');
      return others !== '' && others !== letters;
    });
  });

/** Whether a name has letters that read from right to left. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a name is read in both directions, so that its parts change places within a sentence. */
export const isTwoWay = (name: string): boolean => rightToLeft.test(name) && /[\p{Script=Latin}0-9+®™!?]/u.test(name);
