import { type Problem, toFileProblem } from '../lib/problem.ts';
import { quote } from './parse/messageFormatting.ts';

const MAX_SLUG_LENGTH = 30;

/** A slug is a label of host names, so it has no hyphens at its ends and no two in a row. */
const slugPattern = /^(?=.{2,30}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Plain spellings of letters that normalisation does not decompose. */
const transliterations: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

export const isSlug = (name: string): boolean => slugPattern.test(name);

/** The slug nearest to a name; empty or too short where the name has too few plain letters. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþ]/g, (letter) => transliterations[letter]!)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+/, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-+$/, '');

/** Checks the name of a brand's folder. */
export function checkSlug(name: string, folder: string): Problem[] {
  if (isSlug(name)) return [];
  // Only a person can shorten a name sensibly.
  const proposal = name.length > MAX_SLUG_LENGTH ? '' : toSlug(name);
  const hint = isSlug(proposal)
    ? `did you mean ${quote(proposal)}?`
    : 'it takes 2 to 30 small letters, digits and single hyphens, a letter first';
  return [toFileProblem(folder, `${quote(name)} cannot be the name of a brand's folder`, hint)];
}
