import {
  createGivenForms,
  type FindForm,
  type Gender,
  likeCase,
  type NewForm,
  type Place,
  toPlain,
  type WordPair,
} from './wordForms.ts';

/** Returns the plural of a French noun by its ending. */
const toFrenchPlural = (noun: string): string =>
  /[sxz]$/i.test(noun)
    ? noun
    : /al$/i.test(noun)
      ? noun.replace(/al$/i, 'aux')
      : /(?:eau|eu)$/i.test(noun)
        ? `${noun}x`
        : `${noun}s`;

const toFrenchSingular = (plural: string): string =>
  /eaux$|eux$/i.test(plural)
    ? plural.slice(0, -1)
    : /aux$/i.test(plural)
      ? plural.replace(/aux$/i, 'al')
      : plural.replace(/s$/i, '');

/** Guesses the gender of a noun by an ending that has only one. */
function guessFrenchGender(singular: string): Gender {
  if (/^(?:musée|lycée|trophée)$/i.test(singular)) return 'masculine';
  if (/^(?:image|page|plage)$/i.test(singular)) return 'feminine';
  if (/(?:[stx]ion|ée|té|ance|ence|ette|esse|ure|ie|ade|trice|ude|elle|ouille|aille)$/i.test(singular))
    return 'feminine';
  return /(?:ment|age|eau|isme|oir|ier|al|et|ail|teur|in|ège)$/i.test(singular) ? 'masculine' : undefined;
}

/** Words before a noun that show its gender, and words behind it that do. */
const genderedBefore =
  /^(?:l[ae]|l’|une?|du|au|cet(?:te)?|ce|ma|mon|ta|ton|sa|son|quelle?s?|tout(?:e|es)?|tous|aucune?|nouve(?:l|aux?|lles?)|premi(?:er|ère)s?|derni(?:er|ère)s?|prochaine?s?|seule?s?|bon(?:ne)?s?|belles?|beaux?|certaine?s?|ancien(?:ne)?s?|meilleure?s?|\p{L}{2,}é(?:e|s|es)?)$/iu;
const plainDeterminers = /^(?:les|des|ces|mes|tes|ses|vos|nos|leurs|de|d’|deux)$/i;
const genderedAfter = /^\p{L}{2,}(?:é(?:e|s|es)?|nte?s|elles?|ives?|if|ifs|eux|euses?|ales?|aux)$/iu;
const pronouns = /^(?:elles?|ils?|celles?|ceux|celui)$/i;
const vowel = /^[aeiouyàâéèêëîïôùûœæ]/i;

/** Creates the finder of forms of a French word: singular and plural. */
export function createFrenchForms(pair: WordPair): FindForm {
  const { from, to, forms } = pair;
  const given = createGivenForms(forms);
  const isPlural = /[sx]$/i.test(from) && /[sxz]$/i.test(to);
  const one = toPlain(isPlural ? toFrenchSingular(from) : from);
  const many = toPlain(isPlural ? from : toFrenchPlural(from));
  const newOne = given(one) ?? (isPlural ? toFrenchSingular(to) : to);
  const newMany = given(many) ?? (isPlural ? to : toFrenchPlural(to));
  const genders = [guessFrenchGender(one), pair.gender ?? guessFrenchGender(newOne)] as const;
  const isSameGender = genders[0] !== undefined && genders[0] === genders[1];
  const toGenderDoubt = ({ before: [first = '', second = ''], after, later }: Place): string[] => {
    if (isSameGender) return [];
    const isFar = genderedBefore.test(first) || plainDeterminers.test(first);
    const marked = [
      ...[isFar && genderedBefore.test(second) ? second : [], genderedBefore.test(first) ? first : []].flat(),
      ...after.slice(0, 5).filter((word) => genderedAfter.test(word)),
      ...later.filter((word) => pronouns.test(word)),
    ];
    const [oldGender = 'unknown', newGender = 'unknown'] = genders;
    return marked.length === 0
      ? []
      : [
          `${marked.map((word) => `"${word}"`).join(', ')} may change with the gender (old: ${oldGender}, new: ${newGender})`,
        ];
  };
  return (place) => {
    const token = toPlain(place.token);
    const explicit = given(token);
    if (explicit === undefined && token !== one && token !== many) return undefined;
    const text = likeCase(place.token, explicit ?? (token === many ? newMany : newOne));
    const { doubts, ...elided } = elide(place, text);
    return { text, doubts: [...toGenderDoubt(place), ...doubts], ...elided };
  };
}

/** Adapts the word before to the first letter: de and d’, le or la and l’. */
function elide({ before: [word = ''], token }: Place, text: string): Pick<NewForm, 'doubts' | 'wordBefore'> {
  if (/^h/i.test(text) && !/^h/i.test(token) && /^(?:de|le|la|[dl]’)$/i.test(word))
    return { doubts: [`"${word}" depends on the h of "${text}"`] };
  if (vowel.test(token) === vowel.test(text)) return { doubts: [] };
  if (vowel.test(text)) {
    if (/^(?:ma|ta|sa|ce|beau|vieux|nouveau)$/i.test(word))
      return { doubts: [`"${word}" is another word before a vowel`] };
    return /^(?:de|le|la|que|ne|se|me|te)$/i.test(word)
      ? { doubts: [], wordBefore: { old: word, new: `${word.slice(0, -1)}’` } }
      : { doubts: [] };
  }
  if (/^(?:cet|bel|vieil|nouvel|mon|ton|son)$/i.test(word))
    return { doubts: [`"${word}" may be another word before a consonant`] };
  if (/^l’$/i.test(word)) return { doubts: [`"${word}" is le or la before "${text}"`] };
  return /^[dqnsmt]u?’$/i.test(word)
    ? { doubts: [], wordBefore: { old: word, new: word.replace('’', 'e') } }
    : { doubts: [] };
}
