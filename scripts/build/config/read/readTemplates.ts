import { globSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../lib/problem.ts';
import { checkTemplate } from '../parse/templateProblems.ts';
import { type ReadResult, readTextFile } from './readTextFile.ts';

export const MAX_TEMPLATE_KB = 256;

/** Reads a template that is not a legal document, and checks that it compiles. */
export async function readTemplate(root: string, file: string): Promise<ReadResult> {
  const { text, problems } = await readTextFile(root, file, MAX_TEMPLATE_KB);
  return { ...(text && { text }), problems: [...problems, ...(text ? checkTemplate(text) : [])] };
}

/** Finds the problems of all templates but the legal ones, which are read with the catalogue. */
export async function findTemplateProblems(root: string): Promise<Problem[]> {
  const files = globSync('templates/**/*.hbs', { cwd: root, exclude: ['templates/legal/**'] });
  const read = await Promise.all(files.map((file) => readTemplate(root, file.replaceAll(path.sep, '/'))));
  return read.flatMap(({ problems }) => problems);
}
