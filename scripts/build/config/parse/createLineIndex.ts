import type { Position } from './pathProblem.ts';

/** Creates the function from an offset to line and column; both count from 1, columns in UTF-16 units as in editors. */
export function createLineIndex(text: string): (offset: number) => Position {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (match) => match.index + match[0].length)];
    const after = starts.findIndex((start) => start > offset);
    const line = after === -1 ? starts.length : after;
    return { line, column: offset - starts[line - 1]! + 1 };
  };
}
