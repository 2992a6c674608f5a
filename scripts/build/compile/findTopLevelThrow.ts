import { parseSync } from 'rolldown/utils';
import type { OffsetProblem } from '../config/parse/pathProblem.ts';

/** Finds a `throw` at the top level of a module: no site that loads the module would start. */
export function findTopLevelThrow(code: string, file: string): OffsetProblem[] {
  if (!/^\s*throw\b/m.test(code)) return [];
  const thrown = parseSync(file, code).program.body.find(({ type }) => type === 'ThrowStatement');
  if (!thrown) return [];
  return [
    {
      offset: thrown.start,
      message: 'the module throws whenever it is loaded',
      hint: 'throw in a function, or under a condition',
    },
  ];
}
