import { createLineIndex } from '../../build/config/parse/createLineIndex.ts';
import type { TextFile } from '../../build/config/parse/TextFile.ts';
import { parseLegalFileName } from '../../build/config/schema/resolveOwnLegalTexts.ts';
import { formatCount } from '../../lib/formatCount.ts';
import type { Project } from '../lifecycle/readProject.ts';
import { type FindForm, wordPattern } from './words/wordForms.ts';

/** Blanks what is no text of a document: tags with their attributes, values and blocks. */
const blankMarkup = (text: string) =>
  text.replace(/\{\{[^{}]*\}\}|<style[\s\S]*?<\/style>|<[^<>]*>/g, (found) => found.replace(/[^\n]/g, ' '));

function describeFile({ file, text }: TextFile, findForm: FindForm): string[] {
  const found = Array.from(blankMarkup(text).matchAll(wordPattern)).filter(({ 0: token }) =>
    findForm({ token, before: [], after: [], later: [], isJoined: false }),
  );
  const [first, ...others] = found;
  if (!first) return [];
  const more = others.length === 0 ? '' : `, and in ${formatCount(others.length, 'other place')}`;
  return [`${file}:${createLineIndex(text)(first.index).line} keeps "${first[0]}"${more}`];
}

/**
 * Describes the places of a brand where a word stays when its messages get another one: its legal documents in the
 * language, texts in its drawings, its name, and mails.
 */
export function findOtherPlaces({ sources }: Project, slug: string, tag: string, findForm: FindForm): string[] {
  const { legal = [], pictures = [], logo, icon, brand } = sources.brands.find((one) => one.slug === slug)!;
  const [language = ''] = tag.split('-');
  const own = legal.filter(({ file }) => {
    const name = parseLegalFileName(file);
    return name?.tag === language && name.former === undefined;
  });
  const ownDocuments = own.map(({ file }) => parseLegalFileName(file)!.document);
  const shared = Array.from(sources.legalTemplates).flatMap(([key, template]) => {
    const [folder, document = ''] = key.split('/');
    return folder === language && !ownDocuments.includes(document) ? [template] : [];
  });
  const name = /"name":\s*"([^"]*)"/.exec(brand?.text ?? '');
  const named =
    name && brand
      ? [{ file: brand.file, text: `${'\n'.repeat(brand.text.slice(0, name.index).split('\n').length - 1)}${name[1]}` }]
      : [];
  return [
    ...[...own, ...shared, ...pictures, ...[logo ?? [], icon ?? []].flat(), ...named].flatMap((file) =>
      describeFile(file, findForm),
    ),
    'mails and the texts of the operator’s API are not in this project; tell the operator',
  ];
}
