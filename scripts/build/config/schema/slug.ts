import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';

const MAX_SLUG_LENGTH = 30;

/**
 * A slug is a label of host names, so it has no hyphens at its ends and no two in a row. One of digits alone would be
 * taken for a number.
 */
const slugPattern = /^(?=.{2,30}$)(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
const plainLetters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Spellings of letters that dictionaries replace by others than people do. */
const spellings: Readonly<Record<string, string>> = { þ: 'th', ŋ: 'ng', ĸ: 'k', ȝ: 'y' };

/**
 * Returns the plain spelling of a small Latin letter: as dictionaries write it, else the letter that they sort it
 * after.
 */
const toPlainLetters = (letter: string): string =>
  spellings[letter] ??
  [...plainLetters, ...plainLetters.flatMap((first) => plainLetters.map((second) => first + second))].find(
    (plain) => compare(plain, letter) === 0,
  ) ??
  plainLetters.findLast((plain) => compare(plain, letter) < 0) ??
  '';

export const isSlug = (name: string): boolean => slugPattern.test(name);

/** Returns the slug nearest to a name; empty or too short where the name has too few plain letters. */
export function toSlug(name: string): string {
  const slug = name
    .replace(/[℠™]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/(?![a-z])\p{Script=Latin}/gu, toPlainLetters)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-+$/, '');
  return /[a-z]/.test(slug) ? slug : '';
}

/** Makes a slug the beginning of an id in a drawing, where a digit cannot be first. */
export const toIdPrefix = (slug: string): string => (/^\d/.test(slug) ? `brand-${slug}` : slug);

/** Name of the folder in brands/ that holds no brand. */
export const languagesFolder = 'languages';

/** Checks the name of a brand's folder. */
export function checkSlug(name: string, folder: string): Problem[] {
  if (name === languagesFolder)
    return [
      toFileProblem(folder, `brands/${languagesFolder} holds the languages`, 'choose another name for the folder'),
    ];
  if (isSlug(name)) return [];
  // Only a person can shorten a name sensibly.
  const proposal = name.length > MAX_SLUG_LENGTH ? '' : toSlug(name);
  const hint = isSlug(proposal)
    ? `did you mean ${quote(proposal)}?`
    : 'it takes 2 to 30 small letters, digits and single hyphens, a letter among them';
  return [toFileProblem(folder, `${quote(name)} cannot be the name of a brand's folder`, hint)];
}
