import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { languageVariants } from '../../brands/languageVariants.ts';
import { parsePo } from '../lib/parsePo.ts';
import type { OwnTexts } from './catalogue.ts';
import type { TextFile } from './read/sources.ts';

/** A shorter phrase may stand anywhere by chance. */
const MIN_LENGTH = 12;

/** The pieces of a text between its values and tags, in every case of its plurals. */
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

/** Creates the list of the phrases that only a brand's own texts have, one of each text: they identify the brand. */
export function createOwnPhraseLister(
  catalogues: ReadonlyMap<string, TextFile>,
): (ownTexts: OwnTexts) => readonly string[] {
  const respellings = Object.values(languageVariants).flatMap((variant) =>
    'respell' in variant ? [variant.respell] : [],
  );
  let shared: string | undefined;
  return (ownTexts) => {
    const texts = Object.values(ownTexts).flatMap((byKey) => Object.values(byKey));
    if (texts.length === 0) return [];
    shared ??= [...catalogues.values()]
      .flatMap(({ text }) => parsePo(text).map((message) => message.text))
      .join('\n')
      .toLowerCase();
    const phrases = texts
      .map((text) => longest(listPieces(text)))
      .filter((phrase) => phrase.length >= MIN_LENGTH && !shared!.includes(phrase.toLowerCase()));
    return [...new Set(phrases.flatMap((phrase) => [phrase, ...respellings.map((respell) => respell(phrase))]))];
  };
}
