import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { toLengthLimit } from '../../../build/config/check/checkOwnTexts.ts';
import type { PoMessage } from '../../../lib/parsePo.ts';
import type { BrandText } from '../listBrandTexts.ts';
import type { FindScreens } from '../messageScreens.ts';
import { scanMessage } from '../scanMessage.ts';
import { listCodes, type TextUnit } from './TextUnit.ts';

/** Returns the id of a message's unit, which no spreadsheet takes for a number or formula. */
export const toUnitId = ({ id, context }: Pick<PoMessage, 'id' | 'context'>): string =>
  `t.${generateMessageId(id, context).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;

/** A text with one plural, each form of which is a whole sentence. */
interface PluralText {
  before: string;
  argument: string;
  /** The text of each form, without what is around the plural. */
  forms: ReadonlyMap<string, string>;
  after: string;
}

/** Splits a text with one plural into its forms; undefined for any other text. */
function splitPlural(text: string): PluralText | undefined {
  const [choice, ...others] = scanMessage(text).choices;
  if (choice?.type !== 'plural' || others.length > 0) return undefined;
  const forms = new Map(choice.branches.map(({ key, start, end }) => [key, text.slice(start, end)]));
  const isNested = [...forms.values()].some((form) => /\{\w+,\s*(?:plural|select)/.test(form));
  const isPlain =
    /^\{\w+,\s*plural,\s*(?:\w|=)/.test(text.slice(choice.start)) && !text.slice(choice.start).includes('offset:');
  if (isNested || !isPlain) return undefined;
  return { before: text.slice(0, choice.start), argument: choice.argument, forms, after: text.slice(choice.end) };
}

const toSentence = ({ before, after }: PluralText, form: string) => `${before}${form}${after}`;

/** Puts the forms of a plural together again, with what all have in common around it. */
function joinPlural(text: string, sentences: ReadonlyMap<string, string>): string {
  const plural = splitPlural(text)!;
  const { before, after, argument, forms } = plural;
  const wanted = Array.from(forms, ([key, form]) => [key, sentences.get(key) ?? toSentence(plural, form)] as const);
  const isAround = wanted.every(
    ([, sentence]) =>
      sentence.length >= before.length + after.length && sentence.startsWith(before) && sentence.endsWith(after),
  );
  const cut = (sentence: string) =>
    isAround ? sentence.slice(before.length, sentence.length - after.length) : sentence;
  const branches = wanted.map(([key, sentence]) => `${/^\d/.test(key) ? '=' : ''}${key} {${cut(sentence)}}`).join(' ');
  const joined = `{${argument}, plural, ${branches}}`;
  return isAround ? `${before}${joined}${after}` : joined;
}

/** Describes the numbers for which a language has a form. */
function describeForm(tag: string, form: string): string {
  if (/^=?\d/.test(form)) return `for the number ${form.replace('=', '')}`;
  const rules = new Intl.PluralRules(tag);
  const numbers = [...Array(200).keys(), 1.5, 1_000_000].filter((number) => rules.select(number) === form).slice(0, 5);
  return `form "${form}" of the plural, for numbers such as ${numbers.join(', ')}`;
}

const countCodes = (text: string) => listCodes(text).join('').length;

/** Lists the units of a message: itself, or one for each form of its plural. */
export function toMessageUnits(text: BrandText, tag: string, findScreens: FindScreens): TextUnit[] {
  const { message, english, original, shown } = text;
  const id = toUnitId(message);
  const plural = splitPlural(shown);
  const source = splitPlural(english);
  const limit = toLengthLimit(original);
  const notes = message.context === undefined ? [] : [`context: ${message.context}`];
  const screens = findScreens(message.references);
  if (!plural || !source || plural.argument !== source.argument)
    return [{ id, source: english, present: shown, screens, notes, limit: limit - countCodes(shown) }];
  const frame = shown.length - [...plural.forms.values()].join('').length;
  const room = Math.floor((limit - frame) / plural.forms.size) + plural.before.length + plural.after.length;
  return Array.from(plural.forms, ([key, form]) => {
    const sentence = toSentence(plural, form);
    return {
      id: `${id}.${key.replace('=', 'n')}`,
      source: toSentence(source, source.forms.get(key) ?? source.forms.get('other') ?? ''),
      present: sentence,
      screens,
      notes: [...notes, describeForm(tag, key)],
      limit: Math.max(room, sentence.length) - countCodes(sentence),
    };
  });
}

/** Returns the text of a message from those of its units, by their ids. */
export function joinMessage({ message, shown }: BrandText, wanted: ReadonlyMap<string, string>): string {
  const id = toUnitId(message);
  const whole = wanted.get(id);
  if (whole !== undefined) return whole;
  const forms = splitPlural(shown)?.forms ?? new Map<string, string>();
  const given = Array.from(forms.keys(), (key) => [key, wanted.get(`${id}.${key.replace('=', 'n')}`)] as const);
  return joinPlural(shown, new Map(given.flatMap(([key, text]) => (text === undefined ? [] : [[key, text]]))));
}
