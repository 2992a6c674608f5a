import type { TextWithCaret } from '../formatKeepingCaret.ts';
import { type DayFormat, formatIsoDay, isIsoDay, separatorOf } from './dayFormats.ts';

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character);

/**
 * Formats what is typed as a date: ten characters at most, digits and the separators between them. A separator is
 * inserted only once a digit follows it; otherwise Backspace would delete one that comes back at once. Groups that are
 * separated already stay as they are.
 */
export function maskDate(typed: string, format: DayFormat): string {
  const cleaned = typed.replace(/[^\d.,/ -]/g, '');
  const typedGroups = cleaned.match(/\d+/g) ?? [];
  const groups: string[] = [];
  typedGroups.forEach((group, index) => {
    if (groups.length >= 3) return;
    const isLast = index === typedGroups.length - 1;
    if (isLast) groups.push(...splitDigits(group, groups.length));
    else groups.push(group.slice(0, groups.length < 2 ? 2 : 4));
  });
  const endsWithSeparator = groups.length > 0 && groups.length < 3 && !isDigit(cleaned.at(-1)) && cleaned !== '';
  return groups.join(separatorOf(format)) + (endsWithSeparator ? separatorOf(format) : '');
}

/** Splits digits typed without separators into the groups from `index` on. */
function splitDigits(digits: string, index: number): string[] {
  if (digits === '') return [];
  const length = index < 2 ? 2 : 4;
  const rest = index < 2 ? splitDigits(digits.slice(length), index + 1) : [];
  return [digits.slice(0, length), ...rest];
}

/**
 * Text and caret of a date field after an edit. Deleting a separator deletes the digit next to it instead, and a
 * birthday that the browser fills in as yyyy-mm-dd is formatted.
 *
 * @param forward the edit was made with the Delete key
 */
export function applyDateEdit(
  before: string,
  { text, caret }: TextWithCaret,
  format: DayFormat,
  forward = false,
): TextWithCaret {
  if (isIsoDay(text)) {
    const filled = formatIsoDay(text, format);
    return { text: filled, caret: filled.length };
  }
  const removed = before.length === text.length + 1 ? before[caret] : undefined;
  const isInside = caret < before.length - 1;
  if (removed === separatorOf(format) && isInside && before === text.slice(0, caret) + removed + text.slice(caret)) {
    const at = forward ? caret + 1 : caret - 1;
    return { text: before.slice(0, at) + before.slice(at + 1), caret: Math.max(0, at) };
  }
  const masked = maskDate(text, format);
  return { text: masked, caret: Math.min(masked.length, maskDate(text.slice(0, caret), format).length) };
}
