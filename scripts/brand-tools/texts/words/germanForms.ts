import { findCase, findGenderDoubts, type GrammaticalCase, isSingularIn } from './germanContext.ts';
import { guessGermanGender } from './germanGender.ts';
import {
  createGivenForms,
  type FindForm,
  type Gender,
  likeCase,
  type NewForm,
  type Place,
  toPlain,
  type Vocabulary,
  type WordPair,
} from './wordForms.ts';

const umlauts: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };
/** Returns a word in small letters without umlauts, so that singular and plural have one stem. */
const fold = (word: string) => toPlain(word).replace(/[äöü]/g, (letter) => umlauts[letter]!);

const endings = ['', 'e', 'es', 's', 'n', 'en', 'er', 'ern', 'nen', 'se', 'sen'];

interface Use {
  number: 'one' | 'many';
  case: GrammaticalCase;
}

/** The forms of a noun as far as they are known. */
interface Noun {
  one: string | undefined;
  many: string | undefined;
}

const regularPlurals: readonly (readonly [singular: RegExp, plural: (word: string) => string])[] = [
  [/(?:ung|heit|keit|schaft|ion|tät)$/i, (word) => `${word}en`],
  [/in$/i, (word) => `${word}nen`],
  [/(?:er|el|en|chen|lein)$/i, (word) => word],
  [/e$/i, (word) => `${word}n`],
  [/[aiouy]$/i, (word) => `${word}s`],
  [/(?:stück|ling|ment|tag|schlag)$/i, (word) => `${word.replace(/schlag$/i, (end) => end.replace('a', 'ä'))}e`],
];
/** Endings of plurals, each with what the singular ends with. */
const regularSingulars: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(?<=ung|heit|keit|schaft|ion|tät)en$/i, ''],
  [/(?<=in)nen$/i, ''],
  [/(?<=stück|ling|ment|tag)e$/i, ''],
  [/schläge$/i, 'schlag'],
  [/(?<=[aiouy])s$/i, ''],
  [/(?<=chen|lein)$/i, ''],
];

const isKnown = (word: string, { all }: Vocabulary) => {
  const plain = word.toLowerCase();
  return Array.from({ length: Math.max(0, plain.length - 4) }, (_, index) => plain.slice(index)).some((part) =>
    all.has(part),
  );
};

/** A form that is made by rule, and whether it is only a guess. */
interface Derived {
  text: string;
  isGuess: boolean;
}

function derivePlural(one: string): Derived {
  const rule = regularPlurals.find(([pattern]) => pattern.test(one));
  return rule ? { text: rule[1](one), isGuess: false } : { text: `${one}e`, isGuess: true };
}

function deriveSingular(many: string, vocabulary: Vocabulary): Derived {
  const rule = regularSingulars.find(([pattern]) => pattern.test(many));
  if (rule) return { text: many.replace(rule[0], rule[1]), isGuess: false };
  const candidates = ['e', 'en', 'n', 's', 'er'].flatMap((ending) =>
    many.toLowerCase().endsWith(ending) ? [many.slice(0, -ending.length)] : [],
  );
  const known = candidates.find((word) => isKnown(word, vocabulary));
  return { text: known ?? candidates[0] ?? many, isGuess: known === undefined };
}

/** Finds the forms of a noun in the texts, by the stem and the endings that nouns have. */
function findFamily(word: string, { nouns }: Vocabulary): Set<string> {
  const folded = fold(word);
  const stems = endings.flatMap((ending) =>
    ending === '' || (folded.endsWith(ending) && folded.length - ending.length >= 3)
      ? [folded.slice(0, folded.length - ending.length)]
      : [],
  );
  const isRelated = (one: string) => {
    const other = fold(one);
    return stems.some((stem) => other.startsWith(stem) && endings.includes(other.slice(stem.length)));
  };
  return new Set([word, ...[...nouns].filter(isRelated)].map(toPlain));
}

const isDativeOf = (word: string, many: string) => word === `${many}n` && /(?:e|er|el)$/.test(many);
const isGenitiveOf = (word: string, one: string) => word === `${one}s` || word === `${one}es`;

/** Sorts the forms of a noun: the shortest is the singular, if there are others than its genitive and the dative. */
function toNoun(word: string, family: ReadonlySet<string>): Noun {
  const sorted = [...family].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const [shortest] = sorted;
  const plurals = sorted.filter((one) => one !== shortest && !isGenitiveOf(one, shortest!));
  const many = plurals.find((one) =>
    plurals.every((other) => other === one || isDativeOf(other, one) || other.length >= one.length),
  );
  if (many !== undefined && !isDativeOf(many, shortest!)) return { one: shortest, many };
  const plain = toPlain(word);
  if (plain !== shortest && isGenitiveOf(plain, shortest!)) return { one: shortest, many: plain };
  return { one: undefined, many: undefined };
}

const genitivePattern = /^(?:des|dieses|eines|keines|meines|deines|seines|ihres|unseres|jedes)$/i;
/** Creates the finder of forms of a German word, which also finds compounds with it. */
export function createGermanForms(pair: WordPair, vocabulary: Vocabulary, texts: Iterable<string>): FindForm {
  const { from, to } = pair;
  const given = createGivenForms(pair.forms);
  const isNoun = /^\p{Lu}/u.test(from);
  const family = isNoun ? findFamily(from, vocabulary) : new Set([toPlain(from)]);
  const noun = toNoun(from, family);
  const isOldPlural =
    noun.many === toPlain(from) || (noun.one === undefined && looksPlural(from, to) && !isSingularIn(from, texts));
  const one: Derived = isOldPlural ? deriveSingular(to, vocabulary) : { text: to, isGuess: false };
  const many: Derived = isOldPlural ? { text: to, isGuess: false } : derivePlural(to);
  const genderOf = (word: string): Gender => guessGermanGender(word, texts);
  const genders = [genderOf(noun.one ?? from), pair.gender ?? genderOf(one.text)] as const;

  const readUse = (token: string, [before = '']: readonly string[]): Use | undefined => {
    const single = noun.one ?? (isOldPlural ? undefined : toPlain(from));
    const plural = noun.many ?? (isOldPlural ? toPlain(from) : undefined);
    if (single !== undefined && isGenitiveOf(token, single) && (token !== plural || genitivePattern.test(before)))
      return { number: 'one', case: 'genitive' };
    if (token === single && single === plural) return { number: 'many', case: 'other' };
    if (token === single) return { number: 'one', case: 'other' };
    if (plural !== undefined && isDativeOf(token, plural)) return { number: 'many', case: 'dative' };
    return family.has(token) ? { number: 'many', case: 'other' } : undefined;
  };

  const writeUse = (use: Use, place: Place): NewForm => {
    const { text, isGuess } = use.number === 'one' ? one : many;
    const wanted = use.number === 'one' ? 'singular' : 'plural';
    const guess = isGuess ? [`the ${wanted} "${text}" is a guess; --forms "${place.token}=…" gives it`] : [];
    // A plural that ends with n has one form for all cases, but the new one may not.
    const isHidden =
      use.number === 'many' && use.case === 'other' && /[ns]$/i.test(place.token) && toDative(text) !== text;
    const found = isHidden ? findCase(place) : use.case;
    const form = found === 'genitive' ? toGenitive(text, genders[1]) : found === 'dative' ? toDative(text) : text;
    const caseDoubt = found === 'unknown' ? [`"${text}" may be "${toDative(text)}" here`] : [];
    return {
      text: form,
      doubts: [...guess, ...caseDoubt, ...(use.number === 'one' ? findGenderDoubts(place, genders) : [])],
      ...(isGuess && { missing: place.token }),
    };
  };

  const compounds = isNoun ? createCompoundReader(family, vocabulary) : () => undefined;
  return (place) => {
    const token = toPlain(place.token);
    const explicit = given(token);
    if (explicit !== undefined) {
      const use = readUse(token, place.before);
      const doubts = use?.number === 'one' ? findGenderDoubts(place, genders) : [];
      return { text: likeCase(place.token, explicit), doubts };
    }
    const use = !isNoun || /^\p{Lu}/u.test(place.token) ? readUse(token, place.before) : undefined;
    if (use) {
      const form = place.isJoined
        ? { text: use.number === 'one' ? one.text : many.text, doubts: [] }
        : writeUse(use, place);
      return { ...form, text: likeCase(place.token, form.text) };
    }
    const compound = compounds(token);
    if (!compound) return undefined;
    const { head, form, tail } = compound;
    const replaced =
      tail === '' ? writeUse(readUse(form, []) ?? { number: 'one', case: 'other' }, place).text : one.text;
    const cut = place.token.length - tail.length;
    const text =
      head === ''
        ? `${capitaliseLike(place.token, replaced)}${place.token.slice(cut)}`
        : `${place.token.slice(0, head.length)}${replaced.toLowerCase()}`;
    return { text, doubts: [`"${place.token}" is a compound; see whether "${text}" is a word`] };
  };
}

const capitaliseLike = (old: string, text: string) => (/^\p{Lu}/u.test(old) ? text : text.toLowerCase());

/** Whether two words look like plurals: where the texts have no other form, both are of the same number. */
const looksPlural = (from: string, to: string) =>
  /(?:e|en|er|s|n)$/.test(from) && /(?:e|en|er|s|n)$/.test(to) && !/ung$/.test(from);

const toGenitive = (one: string, gender: Gender) =>
  gender === 'feminine' ? one : /(?:s|ß|x|z|tsch)$/i.test(one) ? `${one}es` : `${one}s`;

const toDative = (many: string) => (/(?:e|er|el)$/i.test(many) ? `${many}n` : many);

interface Compound {
  head: string;
  form: string;
  /** Rest of the compound, a linking sound included. */
  tail: string;
}

/** Small words that begin verbs and their nouns, which are no compounds of two nouns. */
const prefixes = new Set([
  'über',
  'unter',
  'nach',
  'wider',
  'hinter',
  'durch',
  'nieder',
  'zurück',
  'zusammen',
  'weiter',
  'fehl',
]);

function createCompoundReader(
  family: ReadonlySet<string>,
  { all }: Vocabulary,
): (token: string) => Compound | undefined {
  const forms = [...family].sort((a, b) => b.length - a.length);
  const isWord = (part: string) =>
    part.length >= 4 && !prefixes.has(part) && (all.has(part) || all.has(`${part}e`) || all.has(`${part}en`));
  return (token) => {
    for (const form of forms.filter((one) => one.length >= 4)) {
      if (token.startsWith(form)) {
        const tail = token.slice(form.length);
        const links = ['', 's', 'es', 'n', 'en', 'e', 'er'].filter((link) => tail.startsWith(link));
        const link = links.find((one) => isWord(tail.slice(one.length)));
        if (link !== undefined) return { head: '', form, tail: tail.slice(link.length) };
      }
      const head = token.slice(0, -form.length);
      if (token.endsWith(form) && (isWord(head) || (head.endsWith('s') && isWord(head.slice(0, -1)))))
        return { head, form, tail: '' };
    }
    return undefined;
  };
}
