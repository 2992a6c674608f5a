import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shortHash } from '../../../lib/hash.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { toPrintable } from '../parse/problemMessageFormatting.ts';
import { findSyntaxProblems } from '../parse/scriptLocator.ts';
import type { ConfigSource } from '../schema/sources.ts';
import { readTextFile } from './readTextFile.ts';

const file = 'build.config.ts';
const MAX_CONFIG_KB = 256;

/**
 * Imports the default export of a module. The hash in the address makes a changed file a new module, so that a running
 * command sees the change.
 */
async function importDefault(path: string, text: string): Promise<unknown> {
  const module: { default?: unknown } = await import(
    /* @vite-ignore */ `${pathToFileURL(path).href}?${shortHash(text)}`
  );
  // A copy, which the module itself cannot change later.
  return structuredClone(module.default);
}

/** Describes the error that stopped the file, at its place in the stack: stripped types leave blanks behind. */
function toRunProblem(error: unknown, root: string): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const reason = toPrintable(message.split('\n')[0]!.replaceAll(root + sep, ''), 160);
  const [, line = 1, column = 1] = /\/build\.config\.ts\?\w+:(\d+):(\d+)/.exec(stack) ?? [];
  return { ...toFileProblem(file, 'the file does not run', reason), line: Number(line), column: Number(column) };
}

/** Runs build.config.ts and returns its default export, which is validated later. */
export async function importBuildConfig(root: string): Promise<{ config?: ConfigSource; problems: Problem[] }> {
  const { text, problems } = await readTextFile(root, file, MAX_CONFIG_KB);
  if (!text) return { problems };
  try {
    const value = await importDefault(join(root, file), text.text);
    if (value !== undefined) return { config: { ...text, value }, problems };
    return {
      problems: [
        ...problems,
        toFileProblem(file, 'the file exports nothing by default', 'it takes export default defineBuildConfig({ … })'),
      ],
    };
  } catch (error) {
    const syntax = await findSyntaxProblems(text);
    return {
      problems: [...problems, ...(syntax.length > 0 ? syntax : [toRunProblem(error, root)])],
    };
  }
}
