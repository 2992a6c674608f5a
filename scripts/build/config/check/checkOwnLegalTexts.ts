import { languageTags } from '../../../../brands/languages.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import { formatList, quote } from '../parse/problemMessageFormatting.ts';
import { suggestValue } from '../parse/suggestValue.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { legalDocuments } from '../schema/legalDocuments.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import { parseLegalFileName } from '../schema/resolveOwnLegalTexts.ts';
import { listTextTags } from '../schema/textTagsAndMessageKeys.ts';
import { checkLegalTemplates } from './checkLegalTemplates.ts';
import { checkLegalDates } from './checkLegalVersions.ts';
import { checkOwnFileLanguage } from './checkOwnFileLanguage.ts';
import { findHiddenCharacters } from './findHiddenCharacters.ts';

function checkName(file: TextFile, brand: ParsedBrand): Problem[] {
  const name = parseLegalFileName(file.file);
  if (!name)
    return [toFileProblem(file.file, 'a legal document is named by itself and its language', 'such as imprint.de.hbs')];
  const isDocument = (legalDocuments as readonly string[]).includes(name.document);
  const unknown = toFileProblem(
    file.file,
    `there is no legal document ${quote(name.document)}`,
    suggestValue(name.document, legalDocuments, 'there are'),
  );
  return [...(isDocument ? [] : [unknown]), ...checkOwnFileLanguage(file, name.tag, languageTags, brand)];
}

function checkContent({ file, text }: TextFile): Problem[] {
  if (text.trim() === '') return [toFileProblem(file, 'the document is empty', 'write it, or remove the file')];
  const locate = createLineIndex(text);
  return [
    ...checkLegalTemplates([{ file, text }]),
    ...findHiddenCharacters(text).map(({ offset, ...problem }) => ({ file, ...locate(offset), ...problem })),
  ];
}

/**
 * Finds the languages for which a brand lacks a legal document of its own: their members would agree to other terms.
 */
function findMissing({ slug, legal, partial }: ParsedBrand): Problem[] {
  const tags = listTextTags(partial)?.filter((tag) => languageTags.includes(tag)) ?? [];
  return legalDocuments.flatMap((document) => {
    const written = legal.flatMap((file) => {
      const name = parseLegalFileName(file.file);
      return name?.document === document && name.former === undefined && tags.includes(name.tag) ? [name.tag] : [];
    });
    if (written.length === 0) return [];
    return tags
      .filter((tag) => !written.includes(tag))
      .map((tag) =>
        toFileProblem(
          `brands/${slug}/legal/${document}.${tag}.hbs`,
          'the file is missing',
          `the brand has its own in ${formatList(written, 'and')}, and needs it in each of its languages`,
        ),
      );
  });
}

/** Checks the legal documents that brands have in place of templates: their names, and what is checked of templates. */
export const checkOwnLegalTexts = (brands: readonly ParsedBrand[]): Problem[] =>
  brands.flatMap((brand) => [
    ...brand.legal.flatMap((file) => [...checkName(file, brand), ...checkContent(file)]),
    ...checkLegalDates(brand.legal),
    ...findMissing(brand),
  ]);
