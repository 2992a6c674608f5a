import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { overlayTags } from '../../../../brands/languageVariants.ts';
import { memoize } from '../../../lib/memoize.ts';
import { type PoMessage, parsePo } from '../../../lib/parsePo.ts';
import type { Problem } from '../../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import { describeUnparsableText } from '../parse/describeUnparsableText.ts';
import { findRepeatedForms } from '../parse/findRepeatedForms.ts';
import { quote, toPrintable } from '../parse/problemMessageFormatting.ts';
import { didYouMean } from '../parse/suggestValue.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { SOURCE_TAG } from '../schema/textTagsAndMessageKeys.ts';
import { checkPoLines } from './checkPoLines.ts';
import { checkSpelling } from './checkSpelling.ts';

/** Messages whose words the law of a language's country prescribes: in German, the button that orders. */
export const prescribedTexts: Readonly<Record<string, readonly string[]>> = { de: ['Pay {amount} now'] };

export interface MessageParts {
  /** Names of values, and tags such as `<0>`. */
  placeholders: ReadonlySet<string>;
  /** The kinds of use of each value in the text, by its name: `{name}`, `{count, plural, …}`. */
  kinds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Tags with nothing in them but other tags: `<0></0>`. */
  emptyTags: ReadonlySet<string>;
  /** Values after a sign that other systems write before a placeholder, and that members would read: `${name}`. */
  signed: ReadonlySet<string>;
  /** The cases of each plural. */
  plurals: readonly (readonly string[])[];
  /** The words between them, as members read them. */
  words: readonly string[];
}

/** Formats that lingui knows; it drops whatever follows another name. */
const formats = ['plural', 'select', 'selectordinal', 'number', 'date', 'time'];

type Value = readonly [name: string, type?: string, options?: unknown];
type Token = string | Value;

/** Describes how a text uses a value, without the texts of its forms. */
function describeKind([name, type, options]: Value): string {
  const { offset } = Object(options) as { offset?: unknown };
  const shift = typeof offset === 'number' && offset > 0 && `offset:${offset}`;
  const style = typeof options === 'object' ? '…' : options;
  return `{${[name, type, shift, style].filter(Boolean).join(', ')}}`;
}

const emptyTag = /<(\d+)>\s*(?:<\/?\d+\/?>\s*){0,9}?<\/\1>/g;

/** Reads the parts of a message that a translation must keep. Throws where its text cannot be parsed. */
export function readParts(text: string): MessageParts {
  const placeholders = new Set<string>();
  const kinds = new Map<string, Set<string>>();
  const signed = new Set<string>();
  const plurals: string[][] = [];
  const words: string[] = [];
  const visit = (tokens: readonly Token[]): void => {
    for (const [index, token] of tokens.entries()) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) placeholders.add(tag);
        words.push(token);
        continue;
      }
      const [name, type, options] = token;
      placeholders.add(`{${name}}`);
      kinds.set(`{${name}}`, new Set([...(kinds.get(`{${name}}`) ?? []), describeKind(token)]));
      const before = tokens[index - 1];
      // In a plural, # alone is the number.
      const [sign] = (typeof before === 'string' && /[$%]$|(?<=.)#$/s.exec(before)) || [];
      if (sign) signed.add(`${sign}{${name}}`);
      if (type !== undefined && !formats.includes(type))
        throw new Error([`${quote(type)} is no format`, didYouMean(type, formats) ?? []].flat().join(', '));
      if (typeof options !== 'object' || options === null) continue;
      const cases = Object.entries(options).filter(([key]) => key !== 'offset');
      if (type === 'plural') plurals.push(cases.map(([key]) => key));
      for (const [, tokensOfCase] of cases) if (Array.isArray(tokensOfCase)) visit(tokensOfCase);
    }
  };
  visit(compileMessageOrThrow(text) as readonly Token[]);
  const emptyTags = new Set(Array.from(text.matchAll(emptyTag), ([, name]) => `<${name}></${name}>`));
  return { placeholders, kinds, emptyTags, signed, plurals, words };
}

/** Lists the plural forms of a language, and those that its whole numbers need, which no plural may lack. */
const listPluralForms = memoize((tag: string): { all: string[]; needed: string[] } => {
  const rules = new Intl.PluralRules(tag);
  const counted = Array.from({ length: 200 }, (_, count) => rules.select(count));
  return { all: rules.resolvedOptions().pluralCategories, needed: [...new Set(counted)] };
});

/** Message and hint of a problem. */
export type Words = [message: string, hint?: string];

function comparePlaceholders(id: string, wanted: MessageParts, found: MessageParts): Words[] {
  const missing = [...wanted.placeholders].filter((name) => !found.placeholders.has(name));
  const strange = [...found.placeholders].filter((name) => !wanted.placeholders.has(name));
  return [
    ...strange.map(
      (name): Words => [
        `${name} is no placeholder of ${quote(id)}`,
        didYouMean(name, missing) ?? 'use those of the English text',
      ],
    ),
    ...missing.map((name): Words => [`the text of ${quote(id)} lacks ${name}`, 'put it in as in the English text']),
  ];
}

/**
 * Finds the values that a text uses in another way than the English one: members would read NaN, or the words for
 * another number. A number that decides a plural in both may also be shown alone.
 */
const compareKinds = (id: string, wanted: MessageParts, found: MessageParts): Words[] =>
  Array.from(found.kinds).flatMap(([name, kinds]) => {
    const meant = [...(wanted.kinds.get(name) ?? kinds)];
    const allowed = meant.some((kind) => kind.includes(', plural,') && kinds.has(kind)) ? [...meant, name] : meant;
    return [...kinds]
      .filter((kind) => !allowed.includes(kind))
      .map((kind): Words => {
        const message = `${toPrintable(kind)} in the text of ${quote(id)} is a placeholder of another kind`;
        return [message, `write ${meant.join(' or ')}`];
      });
  });

const findSigns = (id: string, wanted: MessageParts, found: MessageParts): Words[] =>
  [...found.signed]
    .filter((one) => !wanted.signed.has(one))
    .map((one) => [`members would read the ${one[0]} of ${one} in the text of ${quote(id)}`, `write ${one.slice(1)}`]);

const findEmptyTags = (id: string, wanted: MessageParts, found: MessageParts): Words[] =>
  [...found.emptyTags]
    .filter((tag) => !wanted.emptyTags.has(tag))
    .map((tag) => [
      `${tag} in the text of ${quote(id)} has no words`,
      'write between the two what is there in English',
    ]);

/** Pattern of braces of any shape that name no value, and of placeholders of other systems. */
const lookalikePattern = /[{｛❴⦃][^{}｛｝❴❵⦃⦄]*[}｝❵⦄]?|[}｝❵⦄]|%(?:\d+\$)?[sd](?!\p{L})|%\w+%|\$\w+\$/u;

/** Finds text that was meant as a placeholder and that members would read as it is. */
function findLookalike(id: string, { words }: MessageParts): Words[] {
  const found = words.map((one) => lookalikePattern.exec(one)?.[0]).find((one) => one !== undefined);
  const hint = 'write a placeholder as in the English text, such as {name}, without quotes around it';
  return found === undefined
    ? []
    : [[`${quote(found)} in the text of ${quote(id)} only looks like a placeholder`, hint]];
}

/** Finds plural forms that are missing, that the language does not have, or that occur twice. */
function checkPlurals(tag: string, { id, text }: Pick<PoMessage, 'id' | 'text'>, { plurals }: MessageParts): Words[] {
  const { all, needed } = listPluralForms(tag);
  const lacking = needed.filter((form) => plurals.some((cases) => !cases.includes(form)));
  // An explicit number, such as =0, is no form of the language.
  const strange = [...new Set(plurals.flat())].filter((form) => !all.includes(form) && !/^\d+$/.test(form));
  return [
    ...lacking.map((form): Words => [`the plural of ${quote(id)} lacks the form ${form}`, `add ${form} {…} to it`]),
    ...strange.map(
      (form): Words => [
        `the plural of ${quote(id)} has the form ${form}, which is never shown in "${tag}"`,
        `its forms are ${all.join(', ')}; a single number is written =0`,
      ],
    ),
    ...findRepeatedForms(text).map(
      (form): Words => [`the form ${toPrintable(form)} occurs twice in ${quote(id)}`, 'keep one of them'],
    ),
  ];
}

const comparisons = [comparePlaceholders, compareKinds, findSigns, findEmptyTags];

/** Checks one text of a language against the English one. */
export function checkText(tag: string, { id, text, fuzzy }: PoMessage, readEnglish: () => MessageParts): Words[] {
  if (text.trim() === '') return [[`${quote(id)} has no text`, 'write one between the quotes of msgstr']];
  if (fuzzy) return [[`the text of ${quote(id)} is marked fuzzy`, 'read it, and remove the mark']];
  try {
    const found = readParts(text);
    return [
      ...(prescribedTexts[tag]?.includes(id)
        ? []
        : comparisons.flatMap((compare) => compare(id, readEnglish(), found))),
      ...findLookalike(id, found),
      ...checkSpelling(tag, { id, text }),
      ...checkPlurals(tag, { id, text }, found),
    ];
  } catch (error) {
    return [describeUnparsableText(id, error)];
  }
}

const toNeedless = (id: string, sourceFile: string): Words => [
  `${quote(id)} reads as in ${sourceFile}`,
  'remove it; only messages that differ belong here',
];

/**
 * Checks the catalogues of texts by their language tags: each has exactly the messages of the English one, with texts
 * that keep placeholders, tags and plural forms. The catalogue of a variant has only the messages that differ from the
 * English ones.
 */
export function checkTextCatalogues(catalogues: ReadonlyMap<string, TextFile>): Problem[] {
  const source = catalogues.get(SOURCE_TAG);
  if (!source) return [];
  const locateSource = createLineIndex(source.text);
  const readOnce = memoize(readParts);
  const english = new Map(parsePo(source.text).map((message) => [message.id, message]));
  return [...catalogues].flatMap(([tag, { file, text: po }]): Problem[] => {
    const locate = createLineIndex(po);
    const unreadable = checkPoLines(po);
    if (unreadable.length > 0)
      return unreadable.map(({ offset, ...problem }) => ({ file, ...locate(offset), ...problem }));
    const messages = parsePo(po);
    const ids = new Set(messages.map(({ id }) => id));
    const isOverlay = overlayTags.includes(tag);
    const absent = [...english.values()].filter(({ id }) => !ids.has(id));
    return [
      ...absent.flatMap(({ id, text, offset, textOffset }): Problem[] => {
        if (isOverlay)
          return checkSpelling(tag, { id, text: text || id }).map(([message]) => ({
            ...{ file: source.file, ...locateSource(textOffset), message },
            hint: `write its text for ${tag} in ${file}`,
          }));
        const hint = `it is in ${source.file}:${locateSource(offset).line}; npm run extract adds it`;
        return [{ file, line: 1, column: 1, message: `the message ${quote(id)} is missing`, hint }];
      }),
      ...messages.flatMap((message): Problem[] => {
        const origin = english.get(message.id);
        const words: Words[] = origin
          ? [
              ...checkText(tag, message, () => readOnce(origin.text || origin.id)),
              ...(isOverlay && message.text === origin.text ? [toNeedless(message.id, source.file)] : []),
            ]
          : [
              [
                `the message ${quote(message.id)} is not in ${source.file}`,
                isOverlay ? 'its English has changed: write the new one, or remove it' : 'npm run extract removes it',
              ],
            ];
        return words.map(([text, hint]) => ({
          file,
          ...locate(origin ? message.textOffset : message.offset),
          message: text,
          ...(hint === undefined ? {} : { hint }),
        }));
      }),
    ];
  });
}
