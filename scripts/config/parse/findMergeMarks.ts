import type { OffsetProblem } from '../pathProblem.ts';
import { quote } from './messageFormatting.ts';

const markPattern = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/gm;

/** Finds where git has left both sides of a merge in a file: one problem for each place. */
export function findMergeMarks(text: string): OffsetProblem[] {
  let isOpen = false;
  // A line of equals signs alone can belong to a text.
  if (!/^(?:<{7}|>{7})(?=[ \r\n]|$)/m.test(text)) return [];
  return Array.from(text.matchAll(markPattern)).flatMap(({ 0: mark, index: offset }): OffsetProblem[] => {
    const isReported = isOpen;
    isOpen = !mark.startsWith('>');
    const message = `${quote(mark)} is a mark of a merge that is not finished`;
    const hint = 'keep one of its two sides, and remove the lines of <<<<<<<, ======= and >>>>>>>';
    return isReported ? [] : [{ offset, message, hint }];
  });
}
