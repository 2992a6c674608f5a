import {
  capitalise,
  createGivenForms,
  type FindForm,
  likeCase,
  type Place,
  toPlain,
  type WordPair,
} from './wordForms.ts';

/** Facts about a language whose nouns have seven cases. */
interface Declension {
  /** Endings that a noun may have, the empty one among them. */
  endings: readonly string[];
  /** Ends of nouns after which all of them are declined alike, and have one gender. */
  patterns: readonly string[];
  /** Words that take no form of a noun's gender. */
  neutral: RegExp;
}

const czech: Declension = {
  endings: [
    ...[
      '',
      'a',
      'u',
      'y',
      'e',
      'ě',
      'i',
      'í',
      'o',
      'ů',
      'ou',
      'em',
      'ám',
      'ům',
      'ím',
      'ách',
      'ích',
      'ech',
      'ami',
      'emi',
    ],
    ...['ími', 'mi', 'ovi', 'ové', 'ího', 'ímu', 'ata', 'at', 'ete', 'ěte', 'eti', 'ěti'],
  ],
  patterns: ['ní', 'ost', 'osti', 'tel', 'telé'],
  neutral: /^(?:a|i|o|u|v|ve|k|ke|s|se|z|ze|na|do|od|po|pro|při|mezi|bez|nebo|ani|už|si)$/i,
};

const polish: Declension = {
  endings: [
    ...[
      '',
      'a',
      'u',
      'y',
      'e',
      'ę',
      'ą',
      'i',
      'o',
      'om',
      'em',
      'ie',
      'ach',
      'ami',
      'ów',
      'owi',
      'owie',
      'ię',
      'ią',
      'io',
    ],
    ...['iom', 'iach', 'iami', 'iem', 'ii', 'mi', 'ów'],
  ],
  patterns: ['cja', 'cje', 'sja', 'sje', 'ość', 'ości', 'nie', 'nia', 'nik', 'niki'],
  neutral: /^(?:a|i|o|u|w|we|k|ku|z|ze|na|do|od|po|dla|przy|bez|lub|ani|już|się|oraz|nad|pod)$/i,
};

const declensions: Readonly<Record<string, Declension>> = { cs: czech, pl: polish };

/** Shortest stem by which a noun is found; shorter ones begin too many other words. */
const MIN_STEM = 4;

/** Creates the finder of forms of a Czech or Polish noun, by its stem. */
export function createSlavicForms(tag: 'cs' | 'pl', { from, to, forms }: WordPair): FindForm {
  const { endings, patterns, neutral } = declensions[tag]!;
  const given = createGivenForms(forms);
  const old = toPlain(from);
  const stems = endings
    .filter((ending) => old.endsWith(ending) && old.length - ending.length >= MIN_STEM)
    .map((ending) => old.slice(0, old.length - ending.length))
    .sort((a, b) => a.length - b.length);
  const [stem] = stems;
  const isForm = (token: string) =>
    token === old || (stem !== undefined && token.startsWith(stem) && endings.includes(token.slice(stem.length)));
  // Both end alike, so that they are declined alike.
  const pattern = patterns.find((one) => old.endsWith(one) && to.toLowerCase().endsWith(one));
  const [oldBase, newBase] = [from, to].map((word) => toPlain(word).slice(0, word.length - (pattern ?? '').length));
  const isAlone = ({ before, after }: Place) =>
    [...before.slice(0, 1), ...after.slice(0, 1)].every((word) => neutral.test(word) || !/^\p{L}/u.test(word));
  return (place) => {
    const token = toPlain(place.token);
    const explicit = given(token);
    if (explicit === undefined && !isForm(token)) return undefined;
    if (explicit === undefined && pattern !== undefined && token.startsWith(oldBase!)) {
      return { text: likeCase(place.token, keepCapitals(to, `${newBase}${token.slice(oldBase!.length)}`)), doubts: [] };
    }
    const text = likeCase(place.token, explicit ?? to);
    const isBare = place.before.length === 0 && place.after.length === 0;
    const formDoubt =
      explicit !== undefined || (token === old && isBare)
        ? []
        : [`which form of "${to}" is it here? --forms "${token}=…" gives it`];
    const genderDoubt =
      isAlone(place) || (explicit === undefined && formDoubt.length > 0)
        ? []
        : ['the words beside it may change with the gender'];
    return { text, doubts: [...formDoubt, ...genderDoubt], ...(formDoubt.length > 0 && { missing: token }) };
  };
}

const keepCapitals = (like: string, word: string) => (/^\p{Lu}/u.test(like) ? capitalise(word) : word);
