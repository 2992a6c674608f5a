import { createGivenForms, type FindForm, likeCase, type Place, toPlain, type WordPair } from './wordForms.ts';

/** Returns the plural of an English noun by its ending. */
const toEnglishPlural = (noun: string): string =>
  /(?:s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : /[^aeiou]y$/i.test(noun) ? noun.replace(/y$/i, 'ies') : `${noun}s`;

/** Returns the singular of an English plural by its ending, or undefined where it has none. */
function toEnglishSingular(plural: string): string | undefined {
  if (/ies$/i.test(plural) && plural.length > 4) return plural.replace(/ies$/i, 'y');
  if (/(?:ss|x|zz|ch|sh)es$/i.test(plural)) return plural.slice(0, -2);
  return /[^s]s$/i.test(plural) ? plural.slice(0, -1) : undefined;
}

/** Words after which the form of a verb comes that looks like a singular, or like a plural. */
const beforeVerbs = {
  one: /^(?:to|I|you|we|they|who|that|which|can|can’t|could|will|would|must|may|might|should|not|do|don’t|didn’t|doesn’t|\p{L}{3,}[^si]s)$/iu,
  many: /^(?:it|he|she|who|that|which|what|this|one|nobody|somebody|everybody)$/i,
};
const articlePattern = /^an?$/i;

/** Whether a word begins with the sound of a vowel, after which a becomes an. */
const hasVowelSound = (word: string) =>
  /^(?:[aeio]|u(?!ni|se|su|ti)|hour|honest|heir)/i.test(word) && !/^(?:one|once|eu)/i.test(word);

/** Creates the finder of forms of an English word: singular and plural; others are no forms, such as “matching”. */
export function createEnglishForms({ from, to, forms }: WordPair): FindForm {
  const given = createGivenForms(forms);
  const singular = toEnglishSingular(from);
  const isPlural = singular !== undefined && toEnglishPlural(singular).toLowerCase() === from.toLowerCase();
  const one = toPlain(isPlural ? singular : from);
  const many = toPlain(isPlural ? from : toEnglishPlural(from));
  const newSingular = isPlural ? (toEnglishSingular(to) ?? to) : to;
  const newOne = given(one) ?? newSingular;
  const newMany = given(many) ?? (isPlural ? to : toEnglishPlural(to));
  const hasNoSingular = isPlural && toEnglishSingular(to) === undefined && given(one) === undefined;
  return (place) => {
    const token = toPlain(place.token);
    const explicit = given(token);
    const isOne = token === one;
    if (explicit === undefined && !isOne && token !== many) return undefined;
    const text = likeCase(place.token, explicit ?? (isOne ? newOne : newMany));
    const doubts = [
      ...(isOne && hasNoSingular ? [`the singular of "${to}" is not known; --forms "${one}=…" gives it`] : []),
      ...(explicit === undefined && isVerbLike(place, isOne) ? [`"${place.token}" may be a verb here`] : []),
    ];
    return { text, doubts, ...(isOne && hasNoSingular && { missing: one }), ...changeArticle(place, text) };
  };
}

function isVerbLike({ before: [word], isJoined }: Place, isOne: boolean): boolean {
  return !isJoined && word !== undefined && beforeVerbs[isOne ? 'one' : 'many'].test(word);
}

function changeArticle({ before: [word] }: Place, text: string): { wordBefore?: { old: string; new: string } } {
  if (word === undefined || !articlePattern.test(word)) return {};
  const article = `${word[0]}${hasVowelSound(text) ? 'n' : ''}`;
  return article === word ? {} : { wordBefore: { old: word, new: article } };
}
