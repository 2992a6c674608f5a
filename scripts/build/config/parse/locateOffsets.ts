import type { Problem } from '../../../lib/problem.ts';
import { createLineIndex } from './createLineIndex.ts';
import type { OffsetProblem } from './pathProblem.ts';
import type { TextFile } from './TextFile.ts';

/** Gives the problems of a text file lines and columns in place of offsets. */
export function locateOffsets({ file, text }: TextFile, problems: readonly OffsetProblem[]): Problem[] {
  const locate = createLineIndex(text);
  return problems.map(({ offset, ...problem }) => ({ file, ...locate(offset), ...problem }));
}
