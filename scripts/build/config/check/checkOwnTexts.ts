import path from 'node:path';
import { languages, localeCodes } from '../../../../brands/languages.ts';
import { type LanguageVariant, languageVariants, overlayTags } from '../../../../brands/languageVariants.ts';
import { memoize } from '../../../lib/memoize.ts';
import { type PoMessage, parsePo } from '../../../lib/parsePo.ts';
import type { Problem } from '../../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import { describeUnparsableText } from '../parse/describeUnparsableText.ts';
import { findReservedPlaceholders } from '../parse/findReservedPlaceholders.ts';
import type { OffsetProblem } from '../parse/pathProblem.ts';
import { formatList, quote, toPrintable } from '../parse/problemMessageFormatting.ts';
import { didYouMean } from '../parse/suggestValue.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type { ParsedBrand } from '../schema/parsedBrand.ts';
import { identifyMessage, SOURCE_TAG } from '../schema/textTagsAndMessageKeys.ts';
import { checkOwnFileLanguage } from './checkOwnFileLanguage.ts';
import { checkPoLines } from './checkPoLines.ts';
import { checkText, prescribedTexts, readParts, type Words } from './checkTextCatalogues.ts';
import { findHiddenCharacters } from './findHiddenCharacters.ts';

/** Largest length of a text in relation to the original: the layout has room for that much. */
const MAX_RATIO = 3;
const ALWAYS_ALLOWED_LENGTH = 30;
const MAX_LENGTH = 1000;

type Catalogues = ReadonlyMap<string, TextFile>;

/** The app's messages in one language, with which a brand's own texts are compared. */
export interface Originals {
  file: string;
  /** By identifyMessage. */
  english: ReadonlyMap<string, PoMessage>;
  textOf: (message: PoMessage) => string;
}

/** Writes a value as in a PO file, for a person to copy. */
export const toPoString = (text: string) => toPrintable(JSON.stringify(text), 4 * MAX_LENGTH);

const toMessageMap = (messages: readonly PoMessage[]) =>
  new Map(messages.map((message) => [identifyMessage(message), message]));

/** Creates the reader of the originals by the tag of a catalogue, or of a variant that is laid over one. */
export function createOriginalsReader(catalogues: Catalogues): (tag: string) => Originals | undefined {
  const messagesOf = memoize((tag: string) => toMessageMap(parsePo(catalogues.get(tag)?.text ?? '')));
  return memoize((tag: string) => {
    const variant = Object.values<LanguageVariant>(languageVariants).find((one) => one.tag === tag);
    const layers = [tag, ...(variant ? [languages[variant.locale].tag] : [])];
    const catalogue = catalogues.get(layers.at(-1)!);
    if (!catalogue || !catalogues.has(SOURCE_TAG)) return undefined;
    const textOf = (message: PoMessage) =>
      layers.map((layer) => messagesOf(layer).get(identifyMessage(message))?.text).find(Boolean) || message.id;
    return { file: catalogue.file, english: messagesOf(SOURCE_TAG), textOf };
  });
}

/** Tags of the catalogues that a brand's texts may be laid over. */
export const textTags: readonly string[] = [...localeCodes.map((locale) => languages[locale].tag), ...overlayTags];

const markupPattern = /<(?!\/?\d+\/?>)\/?[a-z!?][^<>]*>?|&(?:[a-z]+|#\w+);/i;

/** Finds markup in a text, which members would read because texts are shown as they are written. */
function findMarkup({ id, text }: PoMessage): Words[] {
  const markup = markupPattern.exec(text)?.[0];
  if (markup === undefined) return [];
  const hint = 'write it as members should read it; it may hold only tags of the original such as <0>';
  return [[`the text of ${quote(id)} holds markup, ${quote(markup)}`, hint]];
}

/** Finds tags of a text, such as `<0>` and `</0>`, that do not close each other in turn. */
function findUnpairedTag({ id, text }: PoMessage): Words[] {
  const open: string[] = [];
  for (const [tag, slash, name, single] of text.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    if (single) continue;
    if (!slash) open.push(name!);
    else if (open.pop() !== name)
      return [[`the text of ${quote(id)} closes ${tag} where it is not open`, `write <${name}> before it`]];
  }
  return open.length === 0
    ? []
    : [[`the text of ${quote(id)} never closes <${open.at(-1)}>`, `write </${open.at(-1)}>`]];
}

function checkForm(message: PoMessage): Words[] {
  try {
    readParts(message.text);
  } catch (error) {
    return [describeUnparsableText(message.id, error)];
  }
  return [...findMarkup(message), ...findUnpairedTag(message)];
}

/** Returns the number of characters that a text in place of an original may have. */
export const toLengthLimit = (original: string): number =>
  Math.min(MAX_LENGTH, Math.max(ALWAYS_ALLOWED_LENGTH, MAX_RATIO * original.length));

function checkLength({ id, text }: PoMessage, original: string): Words[] {
  const limit = toLengthLimit(original);
  return text.length <= limit
    ? []
    : [[`the text of ${quote(id)} has ${text.length} characters`, `its place has room for ${limit}`]];
}

/** Check of a text beside the original that it replaces, from a file. */
type CompareOriginal = (message: PoMessage, original: string, file: string) => Words[];

/**
 * Creates the check that a text replaces what the app says today: it was written for the current original, and differs
 * from it unless a voice says something else.
 */
const checkOriginal =
  (voiced: ReadonlySet<string>): CompareOriginal =>
  (message, original, file) => {
    const remark = `#. original: ${toPoString(original)}`;
    if (message.text === original && !voiced.has(identifyMessage(message)))
      return [[`${quote(message.id)} reads as in ${file}`, 'remove it; only texts that differ belong here']];
    if (message.original === undefined)
      return [[`${quote(message.id)} does not say which text it replaces`, `write above it: ${remark}`]];
    if (message.original === original) return [];
    return [
      [
        `the original of ${quote(message.id)} has changed, from ${toPoString(message.original)} to ${toPoString(original)}`,
        `change your text if need be, then write above it: ${remark}`,
      ],
    ];
  };

/** Describes a message that the app does not have, and the one that was meant, by its id, its context or its text. */
function describeUnknown({ id, context }: PoMessage, { english, textOf }: Originals): Words {
  const what = context === undefined ? quote(id) : `${quote(id)} with msgctxt ${quote(context)}`;
  const sameId = [...english.values()].filter((message) => message.id === id);
  const translated = [...english.values()].find((message) => textOf(message) === id);
  const contexts = sameId.flatMap((message) => message.context ?? []);
  const hint =
    sameId.length > 0
      ? contexts.length === 0
        ? 'remove its msgctxt'
        : `its msgctxt is ${formatList(contexts)}`
      : translated
        ? `that is the text of msgid ${quote(translated.id)}`
        : didYouMean(id, [...new Set(Array.from(english.values(), (message) => message.id))]);
  return [`the app has no message ${what}`, hint ?? `copy its msgid from app/i18n/${SOURCE_TAG}.po`];
}

function checkMessage(
  tag: string,
  message: PoMessage,
  originals: Originals | undefined,
  compareOriginal: CompareOriginal,
): Words[] {
  const { id, text } = message;
  if (!originals) return checkForm(message);
  const origin = originals.english.get(identifyMessage(message));
  if (!origin) return [describeUnknown(message, originals)];
  if (prescribedTexts[tag]?.includes(id))
    return [[`the law prescribes the words of ${quote(id)}`, 'remove it; no brand has its own']];
  const words = checkText(tag, message, () => readParts(origin.text || origin.id));
  if (text.trim() === '' || words.some(([message]) => message.endsWith('does not parse'))) return words;
  const original = originals.textOf(origin);
  return [
    ...words,
    ...findMarkup(message),
    ...findUnpairedTag(message),
    ...checkLength(message, original),
    ...compareOriginal(message, original, originals.file),
  ];
}

/** Finds the reserved names that a text holds in pieces; those written whole are reported where the file is read. */
const findJoinedNames = (po: string): OffsetProblem[] =>
  findReservedPlaceholders(po).length > 0
    ? []
    : parsePo(po).flatMap(({ text, textOffset }) =>
        findReservedPlaceholders(text).map((problem) => ({ ...problem, offset: textOffset })),
      );

/** Checks the texts of a file that take the place of the app's; without originals, only their form. */
export function checkReplacements(
  tag: string,
  { file, text: po }: TextFile,
  originals: Originals | undefined,
  compareOriginal: CompareOriginal,
): Problem[] {
  const locate = createLineIndex(po);
  const toProblem = ({ offset, ...problem }: OffsetProblem): Problem => ({ file, ...locate(offset), ...problem });
  const unreadable = [...checkPoLines(po), ...findHiddenCharacters(po), ...findJoinedNames(po)];
  if (unreadable.length > 0) return unreadable.map(toProblem);
  const first = new Map<string, number>();
  return parsePo(po).flatMap((message) => {
    const identity = identifyMessage(message);
    const former = first.get(identity);
    if (former !== undefined) {
      const hint = `the first is in line ${locate(former).line}; remove one of them`;
      return [toProblem({ offset: message.offset, message: `${quote(message.id)} is here again`, hint })];
    }
    first.set(identity, message.offset);
    const isKnown = !originals || originals.english.has(identity);
    return checkMessage(tag, message, originals, compareOriginal).map(([text, hint]) =>
      toProblem({
        offset: isKnown ? message.textOffset : message.offset,
        message: text,
        ...(hint !== undefined && { hint }),
      }),
    );
  });
}

/**
 * Checks the texts that brands have in place of the app's: each is in a language of the brand, replaces an existing
 * message and names the original that it was written for, keeps placeholders, tags and plural forms, and is plain text
 * of limited length. Without catalogues it checks only what does not depend on the originals.
 */
export function checkOwnTexts(
  brands: readonly ParsedBrand[],
  catalogues: Catalogues,
  voiceTexts: ReadonlyMap<string, TextFile>,
): Problem[] {
  const readOriginals = createOriginalsReader(catalogues);
  const voiced = new Set([...voiceTexts.values()].flatMap(({ text }) => parsePo(text).map(identifyMessage)));
  return brands.flatMap((brand) =>
    brand.texts.flatMap((file) => {
      const tag = path.posix.basename(file.file, '.po');
      const wrongTag = checkOwnFileLanguage(file, tag, textTags, brand);
      return wrongTag.length > 0 ? wrongTag : checkReplacements(tag, file, readOriginals(tag), checkOriginal(voiced));
    }),
  );
}
