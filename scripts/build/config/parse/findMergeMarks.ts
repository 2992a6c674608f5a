import type { OffsetProblem } from './pathProblem.ts';
import { quote } from './problemMessageFormatting.ts';

/** Builds a pattern of marks; editors indent their lines with those around them. */
const toPattern = (signs: string) => new RegExp(`(?:${signs})(?<=^[ \\t]*.{7})(?=[ \\t\\r\\n]|$)`, 'gm');
const markPattern = toPattern('<{7}|\\|{7}|={7}|>{7}');
const sidePattern = toPattern('<{7}|>{7}');

/** Finds where git has left both sides of a merge in a file: one problem for each place. */
export function findMergeMarks(text: string): OffsetProblem[] {
  let isOpen = false;
  // A line of equals signs alone can belong to a text.
  if (text.search(sidePattern) === -1) return [];
  return Array.from(text.matchAll(markPattern)).flatMap(({ 0: mark, index: offset }): OffsetProblem[] => {
    const isReported = isOpen;
    isOpen = !mark.startsWith('>');
    const message = `${quote(mark)} is a mark of a merge that is not finished`;
    const hint = 'keep one of its two sides, and remove the lines of <<<<<<<, ======= and >>>>>>>';
    return isReported ? [] : [{ offset, message, hint }];
  });
}
