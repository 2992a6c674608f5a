import { parsePo } from '../../../lib/parsePo.ts';
import type { Problem } from '../../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import { type PathProblem, toProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import { comparePrecedence, precedenceOf, type Seniority } from '../schema/seniority.ts';

/** A text of a file that gets into a site, and the offset in the file of each offset in it. */
interface ShownText {
  file: TextFile;
  text: string;
  toOffset: (index: number) => number;
}

const blank = (text: string) => ' '.repeat(text.length);

/** Lists the texts of a brand's own files, without embedded pictures, which hold letters by chance. */
const listShownTexts = ({ texts, legal, pictures, logo, icon, darkLogo }: ParsedBrand): ShownText[] => [
  ...texts.flatMap((file) =>
    parsePo(file.text).map(({ text, textOffset }): ShownText => ({ file, text, toOffset: () => textOffset })),
  ),
  ...[...legal, ...pictures, logo ?? [], icon ?? [], darkLogo ?? []].flat().map(
    (file): ShownText => ({
      file,
      text: file.text.replace(/\bdata:[^"']*/g, blank),
      toOffset: (index) => index,
    }),
  ),
];

const namesOf = ({ slug, partial: { name } }: ParsedBrand) => [slug, ...(name === undefined ? [] : [name])];

/** Length of the longest name that is part of many words, in characters. */
const MAX_SHORT_LENGTH = 4;
const toWordPattern = (name: string) =>
  name.length > MAX_SHORT_LENGTH ? RegExp.escape(name) : `(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`;

/** A name in a file of another brand. */
interface Mention {
  brand: ParsedBrand;
  /** The brand whose name it is. */
  other: ParsedBrand;
  shown: ShownText;
  index: number;
  word: string;
}

/** Finds the names of other brands, apart from those that are part of the brand's own name. */
function findMentions(brands: readonly ParsedBrand[]): Mention[] {
  const owners = new Map(brands.flatMap((brand) => namesOf(brand).map((name) => [name.toLowerCase(), brand] as const)));
  // The longest first, so that a name which begins another does not hide it.
  const names = [...owners.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(names.map(toWordPattern).join('|'), 'giu');
  return brands.flatMap((brand) =>
    listShownTexts(brand).flatMap((shown) =>
      Array.from(shown.text.matchAll(pattern)).flatMap(({ 0: word, index }): Mention[] => {
        const other = owners.get(word.toLowerCase());
        return other && other !== brand ? [{ brand, other, shown, index, word }] : [];
      }),
    ),
  );
}

/** Whether a brand is newer than the mention of its name in another brand's file. */
function isNewer({ other, shown: { file }, word }: Mention, seniority: Seniority): boolean {
  const said = seniority(file.file, (former) => former.includes(word));
  return (
    comparePrecedence(said, precedenceOf(seniority, { document: other.document, path: ['name'], on: 'value' })) < 0
  );
}

/**
 * Checks that the texts, legal documents and drawings of one brand do not name another: members would see that they
 * belong together. The problem is reported in the newer one.
 */
export function checkForeignNames(brands: readonly ParsedBrand[], seniority?: Seniority): Problem[] {
  if (brands.length < 2) return [];
  const hint = 'members would see that the two belong together';
  return findMentions(brands).map((mention) => {
    const { other, shown, index, word } = mention;
    const { file, text } = shown.file;
    const position = createLineIndex(text)(shown.toOffset(index));
    if (!seniority || !isNewer(mention, seniority))
      return { file, ...position, message: `${quote(word)} is the name of another brand, ${quote(other.slug)}`, hint };
    const message = `the name ${quote(word)} is in ${file}:${position.line}`;
    const problem: PathProblem = { path: ['name'], on: 'value', message, hint: `${hint}; this one takes another name` };
    return toProblem(other.document, problem);
  });
}
