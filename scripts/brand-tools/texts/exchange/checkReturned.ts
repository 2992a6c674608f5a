import { checkLegalMarkup } from '../../../build/config/check/checkLegalMarkup.ts';
import { findHiddenCharacters } from '../../../build/config/check/findHiddenCharacters.ts';
import { quote } from '../../../build/config/parse/problemMessageFormatting.ts';
import { didYouMean } from '../../../build/config/parse/suggestValue.ts';
import { listCodes, type ReturnedTexts, type ReturnedUnit, type ReturnFault, type TextUnit } from './TextUnit.ts';

/** Message and hint of a mistake. */
type Words = [message: string, hint?: string | undefined];

/** A unit with a new text. */
export interface ChangedUnit {
  unit: TextUnit;
  returned: ReturnedUnit;
  text: string;
}

/** Units that came back with a new text, and mistakes. */
export interface CheckedReturn {
  changed: readonly ChangedUnit[];
  faults: readonly ReturnFault[];
}

/** Returns a text as it is compared: spaces of every kind are one. */
const toComparable = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether two texts are the same, but for letters that an encoding lacks. */
function isSame(written: string, text: string, lossy: string | undefined): boolean {
  const [a, b] = [toComparable(written), toComparable(text)];
  if (a === b || lossy === undefined) return a === b;
  const [letters, others] = [Array.from(a), Array.from(b)];
  return (
    letters.length === others.length && letters.every((letter, index) => letter === '?' || letter === others[index])
  );
}

/** Creates the fault of a unit, which names its place and the text that was there. */
export const toFault = (
  { line, name, id }: ReturnedUnit,
  unit: TextUnit | undefined,
  message: string,
  hint?: string,
): ReturnFault => {
  const what = unit ? `, for ${quote(unit.present)}` : '';
  return { line, id, message: `${name}${name.includes(id) ? '' : ` (${id})`}${what}: ${message}`, hint };
};

/** Finds codes of a text that are lost or added. */
function compareCodes(unit: TextUnit, text: string): string[] {
  const count = (codes: readonly string[]) => Map.groupBy(codes, (code) => code);
  const [wanted, found] = [count(listCodes(unit.present)), count(listCodes(text))];
  const differs = (one: typeof wanted, other: typeof wanted) =>
    [...one].filter(([code, uses]) => uses.length > (other.get(code)?.length ?? 0)).map(([code]) => code);
  return [
    ...differs(wanted, found).map((code) => `it has lost ${code}`),
    ...differs(found, wanted).map((code) => `it has ${code}, which the text had not`),
  ];
}

function checkText(unit: TextUnit, text: string, lossy: string | undefined): Words[] {
  const count = (one: string, sign: string) => one.split(sign).length;
  const isHarmed =
    lossy !== undefined &&
    (/\p{L}\?\p{L}/u.test(text) || count(text, '?') > Math.max(count(unit.source, '?'), count(unit.present, '?')));
  const markup = unit.document === undefined ? [] : compareCodes(unit, text);
  const isSource = text === unit.source && text.trim().split(/\s+/).length > 3;
  return [
    ...(isSource ? [['it is the English text', 'translate it, or leave it as it was'] satisfies Words] : []),
    ...(isHarmed
      ? [
          [`letters are lost, because the file was saved as ${lossy}`, 'save it as CSV UTF-8'] satisfies [
            string,
            string,
          ],
        ]
      : []),
    ...findHiddenCharacters(text).map(({ message, hint }): Words => [message, hint]),
    ...(/[\r\n]/.test(text) && !/[\r\n]/.test(unit.present)
      ? [['it holds a line break', 'remove it'] satisfies [string, string]]
      : []),
    ...markup.map((message): [string, string] => [message, 'keep the placeholders and tags of the text']),
    ...(unit.document === undefined || markup.length > 0
      ? []
      : checkLegalMarkup(text).map(({ message, hint }): Words => [message, hint])),
  ];
}

/** Finds what is outdated: a source or a present text that is another one today. */
function findOutdated(
  { source, present }: ReturnedUnit,
  unit: TextUnit,
  lossy: string | undefined,
): [string, string][] {
  const hint = 'export the texts again, and translate the new one';
  return [
    ...(source !== undefined && !isSame(source, unit.source, lossy)
      ? [[`its source has changed since the export, to ${quote(unit.source)}`, hint] satisfies [string, string]]
      : []),
    ...(present !== undefined && !isSame(present, unit.present, lossy)
      ? [[`the brand’s text has changed since the export, from ${quote(present)}`, hint] satisfies [string, string]]
      : []),
  ];
}

/** Describes an id that no text has: a form that the language has not, or one that was meant. */
function describeUnknown(id: string, known: ReadonlyMap<string, TextUnit>): Words {
  const [, message, form] = /^(t\.[\w-]{6})\.(\w+)$/.exec(id) ?? [];
  const forms = [...known.keys()].filter((one) => message !== undefined && one.startsWith(`${message}.`));
  if (forms.length > 0)
    return [
      `"${form}" is no form of this plural in the language`,
      `its forms are ${forms.map((one) => one.slice(message!.length + 1)).join(', ')}`,
    ];
  return ['there is no text with this id', didYouMean(id, [...known.keys()]) ?? 'export the texts again'];
}

/** Checks what came back by itself, unit by unit: everything but the rules for whole messages. */
export function checkReturned(units: readonly TextUnit[], { units: returned, lossy }: ReturnedTexts): CheckedReturn {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const first = new Map<string, ReturnedUnit>();
  const changed: ChangedUnit[] = [];
  const faults: ReturnFault[] = [];
  for (const one of returned) {
    const unit = known.get(one.id);
    const former = first.get(one.id);
    first.set(one.id, former ?? one);
    if (!unit) {
      faults.push(toFault(one, undefined, ...describeUnknown(one.id, known)));
      continue;
    }
    if (former) {
      faults.push(
        toFault(one, unit, `its id is that of ${former.name} in line ${former.line}, too`, 'keep one of them'),
      );
      continue;
    }
    const trimmed = (one.text ?? '').normalize('NFC').trim();
    const edge = (pattern: RegExp) => pattern.exec(unit.present)?.[0] ?? '';
    const text = trimmed === '' ? '' : `${edge(/^\s*/)}${trimmed}${edge(/\s*$/)}`;
    const isUnchanged =
      text === '' || text === unit.present || (one.present !== undefined && text === one.present.normalize('NFC'));
    const own = [
      ...one.faults.map((fault): Words => [fault]),
      ...(isUnchanged ? [] : [...findOutdated(one, unit, lossy), ...checkText(unit, text, lossy)]),
    ];
    faults.push(...own.map(([message, hint]) => toFault(one, unit, message, hint)));
    if (!isUnchanged && own.length === 0) changed.push({ unit, returned: one, text });
  }
  return { changed, faults };
}
