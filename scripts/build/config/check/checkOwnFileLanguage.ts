import { languages, localeCodes } from '../../../../brands/languages.ts';
import { type LanguageVariant, languageVariants } from '../../../../brands/languageVariants.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { formatList, quote } from '../parse/problemMessageFormatting.ts';
import { closestValue } from '../parse/suggestValue.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import { listTextTags } from '../schema/textTagsAndMessageKeys.ts';

function toHint(tag: string, known: readonly string[]): string {
  const variant = Object.values<LanguageVariant>(languageVariants).find((one) => one.tag === tag);
  if (variant) return `its sites take those in ${quote(languages[variant.locale].tag)}`;
  const locale = localeCodes.find((code) => code === tag);
  const meant = locale ? languages[locale].tag : closestValue(tag, known);
  return meant === undefined ? `there are ${formatList(known, 'and')}` : `did you mean ${quote(meant)}?`;
}

/** Checks the language of a brand's own file: it is one of `known`, and the brand has a site in it. */
export function checkOwnFileLanguage(
  { file }: TextFile,
  tag: string,
  known: readonly string[],
  { partial }: ParsedBrand,
): Problem[] {
  if (!known.includes(tag)) return [toFileProblem(file, `there are no texts in ${quote(tag)}`, toHint(tag, known))];
  const own = listTextTags(partial)?.filter((one) => known.includes(one)) ?? [];
  return own.length === 0 || own.includes(tag)
    ? []
    : [toFileProblem(file, `no site of the brand is in ${quote(tag)}`, `its languages are ${formatList(own, 'and')}`)];
}
