import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeUtf8 } from '../../build/config/parse/decodeUtf8.ts';
import { ProblemsError, UsageError } from '../../lib/problem.ts';
import { toUnreadableProblem } from '../../lib/regularFile.ts';
import { writeAtomically } from '../../lib/writeAtomically.ts';
import type { Answers } from './answers.ts';
import { answerFiles, type NamedFiles, type ReadAnswers, readAnswersFile, renderAnswersFile } from './answersFile.ts';
import { completeAnswers } from './completeAnswers.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import type { WizardWords } from './words/WizardWords.ts';

const mapFiles = (files: NamedFiles, convert: (file: string) => string): NamedFiles =>
  Object.fromEntries(answerFiles.flatMap((name) => (files[name] === undefined ? [] : [[name, convert(files[name])]])));

/** Reads a file of answers, whose own paths begin at its folder. Throws a ProblemsError if it cannot be read. */
export async function loadAnswers(cwd: string, file: string, words: WizardWords): Promise<ReadAnswers> {
  const place = path.resolve(cwd, file);
  const bytes = await readFile(place).catch((error) => {
    throw new ProblemsError([toUnreadableProblem(file, error)]);
  });
  const { text, problems } = decodeUtf8(file, bytes);
  if (text === undefined || problems.length > 0) throw new ProblemsError(problems);
  const read = readAnswersFile(file, text, words);
  return { ...read, files: mapFiles(read.files, (name) => path.resolve(path.dirname(place), name)) };
}

/** Throws a UsageError if there is a file of this name already, whose content would be lost. */
export function assertFreeFile(cwd: string, file: string, words: WizardWords): void {
  if (existsSync(path.resolve(cwd, file))) throw new UsageError(words.file.exists(file));
}

/** Writes complete answers, so that the same brand can be made again. */
export async function saveAnswers(
  cwd: string,
  file: string,
  answers: Answers,
  files: NamedFiles,
  context: ScaffoldContext,
): Promise<string> {
  const place = path.resolve(cwd, file);
  const toRelative = (name: string) =>
    path.relative(path.dirname(place), path.resolve(cwd, name)).replaceAll(path.sep, '/');
  const text = renderAnswersFile(file, completeAnswers(answers, context), mapFiles(files, toRelative));
  await writeAtomically(place, Buffer.from(text));
  return context.words.file.saved(file);
}
