import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createLineIndex } from '../../config/parse/createLineIndex.ts';
import { quote } from '../../config/parse/messageFormatting.ts';
import { describeSystemError } from '../../lib/describeSystemError.ts';
import { type Problem, ProblemsError } from '../../lib/problem.ts';

/** One of the errors that the bundler collects; `loc` counts columns from 0. */
interface BundlerError {
  message: string;
  id?: string;
  loc?: { line: number; column: number };
}

/** The place in a picture of the code, as the bundler draws it in a message: `[ app/main.ts:2:11 ]`. */
const framePattern = /\[ (\S+):(\d+):(\d+) \]/;

/** What Vite says of a package that is not there; the place is only in words. */
const unresolvedPattern = /failed to resolve import "([^"]+)" from "([^"]+)"/;

function toUnresolved(specifier: string, module: string, root: string): Problem {
  const code = readFileSync(module, 'utf8');
  const offset = Math.max(0, code.search(RegExp(`['"]${RegExp.escape(specifier)}['"]`)));
  const file = path.relative(root, module).replaceAll(path.sep, '/');
  return {
    file,
    ...createLineIndex(code)(offset),
    message: `there is no module ${quote(specifier)}`,
    hint: 'mend the name, or install its package',
  };
}

function toProblem({ message, id, loc }: BundlerError, root: string): Problem | undefined {
  const text = stripVTControlCharacters(message);
  const [, specifier, module] = unresolvedPattern.exec(text) ?? [];
  if (specifier !== undefined && module !== undefined) return toUnresolved(specifier, module, root);
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

/** The bundler puts a code of its own in place of the one that the system gave. */
const findSystemError = (errors: readonly object[]) =>
  errors
    .map((one) => ('pluginCode' in one ? Object.assign(one, { code: one.pluginCode }) : one))
    .find((one) => describeSystemError(one) !== undefined);

/**
 * The mistakes in the code of the app that the bundler has found, as a ProblemsError; an error of the operating system that
 * a plugin met, or any other error, as it is.
 */
export function toSourceProblems(error: unknown, root: string): unknown {
  const errors = (error as { errors?: readonly BundlerError[] } | undefined)?.errors;
  if (!Array.isArray(errors) || errors.length === 0) return error;
  const systemError = findSystemError(errors);
  if (systemError) return systemError;
  const problems = errors.map((one) => toProblem(one, root));
  return problems.every((problem) => problem !== undefined) ? new ProblemsError(problems) : error;
}
