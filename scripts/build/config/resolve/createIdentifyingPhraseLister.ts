import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languageVariants } from '../../../../brands/languageVariants.ts';
import { parsePo } from '../../../lib/parsePo.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type { OwnLegalTexts, OwnTexts } from '../schema/catalogue.ts';

/** Least length of a phrase that identifies a brand; a shorter one may occur anywhere by chance. */
const MIN_LENGTH = 12;

/** Lists the pieces of a text between its values and tags, in every case of its plurals. */
function listPieces(text: string): string[] {
  const pieces: string[] = [];
  const visit = (token: unknown): void => {
    if (typeof token === 'string') pieces.push(...token.split(/<\/?\d+\/?>|["`\\$]/));
    else if (Array.isArray(token)) token.slice(1).forEach(visitOptions);
  };
  // A token that is no text begins with the name of its value; its cases are lists of tokens.
  const visitOptions = (option: unknown): void => {
    if (typeof option !== 'object' || option === null) return;
    for (const tokens of Object.values(option)) if (Array.isArray(tokens)) tokens.forEach(visit);
  };
  const tokens: unknown = compileMessageOrThrow(text);
  if (Array.isArray(tokens)) tokens.forEach(visit);
  return pieces.map((piece) => piece.trim());
}

const longest = (pieces: readonly string[]) => pieces.toSorted((a, b) => b.length - a.length)[0] ?? '';

/** Lists the pieces of a legal template that a document in JSON has as they are written. */
const listLegalPieces = (template: string) =>
  template.split(/<[^>]*>|\{\{.*?\}\}|&\w+;|["\\\r\n]/).map((piece) => piece.trim());

/** Creates the lister of the phrases that identify a brand: only its own texts and legal documents have them. */
export function createIdentifyingPhraseLister(
  catalogues: readonly TextFile[],
  legalTemplates: ReadonlyMap<string, TextFile>,
): (ownTexts: OwnTexts, ownLegalTexts: OwnLegalTexts) => readonly string[] {
  const respellings = Object.values(languageVariants).flatMap((variant) =>
    'respell' in variant ? [variant.respell] : [],
  );
  let shared: string | undefined;
  return (ownTexts, ownLegalTexts) => {
    const texts = Object.values(ownTexts).flatMap((byKey) => Object.values(byKey));
    const pieces = [...texts.map(listPieces), ...Object.values(ownLegalTexts).map(listLegalPieces)];
    if (pieces.length === 0) return [];
    shared ??= [
      ...catalogues.flatMap(({ text }) => parsePo(text).map((message) => message.text)),
      ...Array.from(legalTemplates.values(), ({ text }) => text),
    ]
      .join('\n')
      .toLowerCase();
    const isOwn = (piece: string) => piece.length >= MIN_LENGTH && !shared!.includes(piece.toLowerCase());
    const phrases = pieces.map((ofText) => longest(ofText.filter(isOwn))).filter((phrase) => phrase !== '');
    return [...new Set(phrases.flatMap((phrase) => [phrase, ...respellings.map((respell) => respell(phrase))]))];
  };
}
