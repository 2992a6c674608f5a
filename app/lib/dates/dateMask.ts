export type DayFormat = 'dd.mm.yyyy' | 'dd/mm/yyyy' | 'mm/dd/yyyy';

export interface TextEdit {
  text: string;
  caret: number;
}

const separatorOf = (mask: DayFormat): string => mask[2]!;

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character);

/**
 * Ten characters at most, digits and the separators between them. A separator is only put in once a digit follows it, so
 * that Backspace never meets one that comes back by itself. Groups that are separated already keep to themselves.
 */
export function maskDate(typed: string, mask: DayFormat): string {
  const written = typed.replace(/[^\d.,/ -]/g, '');
  const groups = written.match(/\d+/g) ?? [];
  const parts: string[] = [];
  groups.forEach((group, index) => {
    if (parts.length >= 3) return;
    const last = index === groups.length - 1;
    if (last) parts.push(...splitDigits(group, parts.length));
    else parts.push(group.slice(0, parts.length < 2 ? 2 : 4));
  });
  const open = parts.length > 0 && parts.length < 3 && !isDigit(written.at(-1)) && written !== '';
  return parts.join(separatorOf(mask)) + (open ? separatorOf(mask) : '');
}

/** Digits typed without a separator run over into the next parts. */
function splitDigits(digits: string, from: number): string[] {
  if (digits === '') return [];
  const length = from < 2 ? 2 : 4;
  const rest = from < 2 ? splitDigits(digits.slice(length), from + 1) : [];
  return [digits.slice(0, length), ...rest];
}

/**
 * The field after somebody has changed it: masked, and with the caret where they left it. Deleting a separator deletes
 * the digit beyond it instead.
 */
export function applyDateEdit(before: string, { text, caret }: TextEdit, mask: DayFormat, forward = false): TextEdit {
  if (isIsoDay(text)) {
    const filled = formatIsoDay(text, mask);
    return { text: filled, caret: filled.length };
  }
  const removed = before.length === text.length + 1 ? before[caret] : undefined;
  const inside = caret < before.length - 1;
  if (removed === separatorOf(mask) && inside && before === text.slice(0, caret) + removed + text.slice(caret)) {
    const at = forward ? caret + 1 : caret - 1;
    return { text: before.slice(0, at) + before.slice(at + 1), caret: Math.max(0, at) };
  }
  const masked = maskDate(text, mask);
  return { text: masked, caret: Math.min(masked.length, maskDate(text.slice(0, caret), mask).length) };
}

/** Browsers fill in birthdays as yyyy-mm-dd. */
const isIsoDay = (written: string) => /^\d{4}-\d\d-\d\d$/.test(written);

export interface DateParts {
  day: number;
  month: number;
  year: number;
}

/** What stands in the field as a date; single digits are forgiven, as in 1.4.1961. */
export function parseDate(written: string, mask: DayFormat): DateParts | null {
  const match = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(written.trim());
  if (!match) return null;
  const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return mask === 'mm/dd/yyyy' ? { day: second, month: first, year } : { day: first, month: second, year };
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

export const toIsoDay = ({ day, month, year }: DateParts): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** A day given as yyyy-mm-dd as the field shows it; empty where it is none. */
export function formatIsoDay(iso: string, mask: DayFormat): string {
  if (!isIsoDay(iso)) return '';
  const [year, month, day] = iso.split('-') as [string, string, string];
  const parts = mask === 'mm/dd/yyyy' ? [month, day, year] : [day, month, year];
  return parts.join(separatorOf(mask));
}
