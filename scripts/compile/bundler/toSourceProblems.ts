import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Problem, ProblemsError } from '../../lib/problem.ts';

/** One of the errors that the bundler collects; `loc` counts columns from 0. */
interface BundlerError {
  message: string;
  id?: string;
  loc?: { line: number; column: number };
}

/** The place in a picture of the code, as the bundler draws it in a message: `[ app/main.ts:2:11 ]`. */
const framePattern = /\[ (\S+):(\d+):(\d+) \]/;

function toProblem({ message, id, loc }: BundlerError, root: string): Problem | undefined {
  const text = stripVTControlCharacters(message);
  const [, file, line, column] = framePattern.exec(text) ?? [];
  const summary = text
    .split('\n')[0]!
    .replace(/^(?:\[[^\]]+\] )+/, '')
    .replace(/\.$/, '');
  if (file !== undefined) return { file, line: Number(line), column: Number(column), message: summary };
  if (id === undefined) return undefined;
  const position = loc ? { line: loc.line, column: loc.column + 1 } : { line: 1, column: 1 };
  return { file: path.relative(root, id.split('?')[0]!).replaceAll(path.sep, '/'), ...position, message: summary };
}

/** The mistakes in the code of the app that the bundler has found, as a ProblemsError; any other error as it is. */
export function toSourceProblems(error: unknown, root: string): unknown {
  const errors = (error as { errors?: readonly BundlerError[] } | undefined)?.errors;
  if (!Array.isArray(errors) || errors.length === 0) return error;
  const problems = errors.map((one) => toProblem(one, root));
  return problems.every((problem) => problem !== undefined) ? new ProblemsError(problems) : error;
}
