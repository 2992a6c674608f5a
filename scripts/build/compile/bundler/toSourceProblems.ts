import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parseSync } from 'rolldown/utils';
import { describeSystemError } from '../../../lib/describeSystemError.ts';
import { type Problem, ProblemsError, toFileProblem } from '../../../lib/problem.ts';
import { createLineIndex } from '../../config/parse/createLineIndex.ts';
import { quote } from '../../config/parse/problemMessageFormatting.ts';
import { didYouMean } from '../../config/parse/suggestValue.ts';
import { toProjectPath } from '../projectPath.ts';

/** One of the errors that the bundler collects (RolldownError in rolldown/dist/index.d.mts); `loc` counts columns from 0. */
interface BundlerError {
  message: string;
  id?: string;
  loc?: { line?: number; column?: number };
  /** The file that lacks an export. */
  exporter?: string;
  stack?: string;
  /** The problems of a ProblemsError, which a plugin of the project threw. */
  problems?: readonly Problem[];
}

/**
 * Pattern of the position in a code frame, as the bundler draws it in a message: `[ app/main.ts:2:11 ]`
 * (rolldown/crates/rolldown_error/src/build_diagnostic/diagnostic.rs).
 */
const framePattern = /\[ (\S+):(\d+):(\d+) \]/;

/**
 * Patterns of messages about an import that cannot be resolved, by Vite, by stylesPlugin.ts, by Node or by Rolldown. The
 * position, if any, is in the compiled code, so it is looked for in the source.
 */
const unresolvedPatterns = [
  // vite/src/node/build.ts, and stylesPlugin.ts in the same words.
  /failed to resolve import "([^"]+)" from "([^"]+)"/,
  // ERR_MODULE_NOT_FOUND of Node.
  /Cannot find package '([^']+)' imported from '([^']+)'/,
  // UNRESOLVED_IMPORT of rolldown/crates/rolldown_error.
  /Could not resolve '([^']+)' in (\S+)/,
];
/** Pattern of the same for a file that is not in a package. */
const unexportedPattern =
  /"\.(\/[^"]+)" is not exported under the conditions .+ from package \S+?\/node_modules\/(\S+)/;

/**
 * Pattern of Rolldown's messages about a tsconfig.json that cannot be read (oxc_resolver), and about a missing entry.
 */
const tsconfigPattern =
  /Failed to load tsconfig "([^"]+)": JSONError \{.*?message: "([^"]+?)(?: at line \d+ column \d+)?", line: (\d+), column: (\d+) \}/;
const entryPattern = /Cannot resolve entry module (\S+)\.$/m;

/** Describes a mistake in what the bundler begins with, before any module. */
function toStartProblem(text: string, root: string): Problem | undefined {
  const [, tsconfig, message, line, column] = tsconfigPattern.exec(text) ?? [];
  if (tsconfig !== undefined) {
    const place = { file: toProjectPath(root, tsconfig), line: Number(line), column: Number(column) };
    return { ...place, message: message!, hint: 'the mistake is here or right before' };
  }
  const [, entry] = entryPattern.exec(text) ?? [];
  return entry === undefined
    ? undefined
    : toFileProblem(`${entry}.tsx`, 'the first module of the app is missing', 'restore it');
}

const missingModule = (specifier: string) => ({
  message: `there is no module ${quote(specifier)}`,
  hint: specifier.startsWith('.') ? 'mend the name, or write the file' : 'mend the name, or install its package',
});

const findSpecifier = (code: string, specifier: string) =>
  [`'${specifier}'`, `"${specifier}"`].map((literal) => code.indexOf(literal)).find((offset) => offset >= 0);

/** Describes an import that cannot be resolved, in `module` or, if that is unknown, in the first module that has it. */
function toUnresolved(specifier: string, module: string | undefined, root: string): Problem | undefined {
  const modules = module === undefined ? globSync(path.join(root, 'app/**/*.{ts,tsx}')) : [module];
  for (const file of modules.filter((one) => existsSync(one))) {
    const code = readFileSync(file, 'utf8');
    const offset = findSpecifier(code, specifier);
    if (offset === undefined) continue;
    return { file: toProjectPath(root, file), ...createLineIndex(code)(offset), ...missingModule(specifier) };
  }
  return undefined;
}

/** Describes an import of a name that the module does not export. */
function toUnexported(name: string, { id = '', exporter = '' }: BundlerError, root: string): Problem | undefined {
  if (!existsSync(id) || !existsSync(exporter)) return undefined;
  const code = readFileSync(id, 'utf8');
  const imported = parseSync(id, code)
    .module.staticImports.filter(({ moduleRequest: { value } }) =>
      value.startsWith('.') ? path.resolve(path.dirname(id), value) === exporter : exporter.includes(`/${value}/`),
    )
    .flatMap(({ entries }) => entries)
    .find(({ importName }) => (importName.name ?? 'default') === name);
  const exported = parseSync(exporter, readFileSync(exporter, 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
  return {
    file: toProjectPath(root, id),
    ...createLineIndex(code)(imported?.importName.start ?? imported?.localName.start ?? 0),
    message: `${toProjectPath(root, exporter)} exports no ${quote(name)}`,
    hint: didYouMean(name, exported) ?? 'mend the name, or export it there',
  };
}

/** Describes any other error: message and hint. Plugins of the project suggest the fix in the words of a problem. */
function describe(summary: string): Pick<Problem, 'message' | 'hint'> {
  const [message, hint = 'the mistake is here or right before'] = summary.split(/; (.*)/s);
  return { message: message!, hint };
}

/**
 * Describes an error of a module of styles, which runs in its compiled form when it is compiled: the stack tells its
 * file, or that of a module which it imports, and not the line.
 */
function toThrown({ stack = '' }: BundlerError, module: string, summary: string, root: string): Problem {
  const files = Array.from(stack.matchAll(/\(?((?:\/|[A-Z]:).+?):\d+:\d+\)?$/gm), ([, file]) => file!);
  const thrower = files.find((file) => file.startsWith(path.join(root, 'app') + path.sep)) ?? module;
  return toFileProblem(toProjectPath(root, thrower), 'the file does not run', summary);
}

function toProblem(error: BundlerError, root: string): Problem | undefined {
  const { message, id, loc } = error;
  const text = stripVTControlCharacters(message);
  for (const pattern of unresolvedPatterns) {
    const [, specifier, module] = pattern.exec(text) ?? [];
    if (specifier !== undefined && module !== undefined)
      return toUnresolved(specifier, path.resolve(root, module), root);
  }
  const atStart = toStartProblem(text, root);
  if (atStart) return atStart;
  // MISSING_EXPORT of rolldown/crates/rolldown_error.
  const [, name] = /"([^"]+)" is not exported by/.exec(text) ?? [];
  const unexported = name === undefined ? undefined : toUnexported(name, error, root);
  if (unexported) return unexported;
  const [, inPackage, packageName] = unexportedPattern.exec(text) ?? [];
  if (inPackage !== undefined) return toUnresolved(`${packageName}${inPackage}`, undefined, root);
  const summary = text
    .split('\n')[0]!
    .replace(/^(?:\[[^\]]+\] )+/, '')
    .replaceAll(root + path.sep, '')
    .replace(/\.$/, '');
  const [, drawn, line, column] = framePattern.exec(text) ?? [];
  if (drawn !== undefined) {
    const file = id === undefined ? drawn : toProjectPath(root, id);
    return { file, line: Number(line), column: Number(column), ...describe(summary) };
  }
  if (id === undefined) return undefined;
  // The style sheets of a module are named so by @vanilla-extract/vite-plugin, and by styles.ts.
  const written = id.split('?')[0]!.replace(/(\.css\.ts)\.vanilla\.css$/, '$1');
  if (loc?.line === undefined && written.endsWith('.css.ts')) return toThrown(error, written, summary, root);
  // The style sheet that is made of it has lines of its own.
  if (written !== id.split('?')[0])
    return toFileProblem(toProjectPath(root, written), 'its styles are no CSS', summary);
  const position = { line: loc?.line ?? 1, column: (loc?.column ?? 0) + 1 };
  return { file: toProjectPath(root, written), ...position, ...describe(summary) };
}

/** Finds the operating system's error, which the bundler gives a code of its own. */
const findSystemError = (errors: readonly object[]) =>
  errors
    .map((one) => ('pluginCode' in one ? Object.assign(one, { code: one.pluginCode }) : one))
    .find((one) => describeSystemError(one) !== undefined);

/**
 * Turns the mistakes in the app's code that the bundler has found into a ProblemsError; an error of the operating
 * system that a plugin met, or any other error, is returned as it is. Errors without a position usually follow from
 * those that have one.
 */
export function toSourceProblems(error: unknown, root: string): unknown {
  const errors = (error as { errors?: readonly BundlerError[] } | undefined)?.errors;
  if (!Array.isArray(errors) || errors.length === 0) return error;
  const systemError = findSystemError(errors);
  if (systemError) return systemError;
  const problems = errors.flatMap((one) => one.problems ?? toProblem(one, root) ?? []);
  return problems.length > 0 ? new ProblemsError(problems) : error;
}
