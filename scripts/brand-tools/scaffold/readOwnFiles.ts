import { formatProblem, type Problem, ProblemsError } from '../../lib/problem.ts';
import type { IdentityFiles, ReadIdentity } from '../logo/import/importIdentity.ts';
import type { ReadPhoto } from '../photo/readPhoto.ts';
import type { NamedFiles } from './answersFile.ts';
import type { Prompter } from './promptAnswers.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { inToolWords } from './words/toToolWords.ts';
import type { WizardWords } from './words/WizardWords.ts';

/** The place of the photograph that the questions are about; others are added later. */
export const askedPhotoPlace = 'signIn';

/** Reads the files of a brand's identity; loads the readers of pictures only then. */
export async function readOwnLogo(files: IdentityFiles): Promise<ReadIdentity> {
  const { readIdentity } = await import('../logo/import/importIdentity.ts');
  return readIdentity(files);
}

/** Reads a photograph for the sign-in page; `ground` is the colour under transparent parts. */
export async function readOwnPhoto(file: string, ground = '#FFFFFF'): Promise<ReadPhoto> {
  const { readPhotoInProcess } = await import('../photo/readPhotoInProcess.ts');
  return readPhotoInProcess(file, askedPhotoPlace, ground);
}

/** Reads all given files of a brand. Throws a ProblemsError with everything that is wrong with them. */
export async function readOwnFiles(
  { logo, icon, dark, photo }: NamedFiles,
  words: WizardWords,
): Promise<Pick<ScaffoldContext, 'ownLogo' | 'ownPhoto'>> {
  const problems: Problem[] = [];
  const readOr = <Read>(read: Promise<Read> | undefined) =>
    read?.catch((error: unknown) => {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems.map((problem) => ({ ...problem, ...inToolWords(problem, words) })));
      return undefined;
    });
  const ownLogo = await readOr(logo === undefined ? undefined : readOwnLogo({ logo, icon, dark }));
  const read = await readOr(photo === undefined ? undefined : readOwnPhoto(photo));
  if (problems.length > 0) throw new ProblemsError(problems);
  return { ...(ownLogo && { ownLogo }), ...(read && { ownPhoto: { file: photo!, read } }) };
}

/** A logo of the brand's own, and the files that it was read from. */
interface AskedLogo {
  files: IdentityFiles;
  read: ReadIdentity;
}

/** Asks for a file until it can be read; undefined if there is none. */
async function promptFile<Read>(
  { words, prompter }: { words: WizardWords; prompter: Prompter },
  prompt: string,
  read: (file: string) => Promise<Read>,
): Promise<Read | undefined> {
  for (;;) {
    const typed = (await prompter.ask(prompt)).trim();
    // Terminals put quotes around a file that is dragged into them.
    const file = typed.replace(/^(['"])(.*)\1$/, '$2');
    if (file === '') return undefined;
    try {
      return await read(file);
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      for (const problem of error.problems)
        prompter.print(`  ${formatProblem({ ...problem, ...inToolWords(problem, words) })}`);
    }
  }
}

/** Asks for the file of a logo, then for that of one for dark grounds; undefined if the brand has none. */
export async function promptLogo(prompter: Prompter, words: WizardWords): Promise<AskedLogo | undefined> {
  const asker = { prompter, words };
  const read = async (files: IdentityFiles): Promise<AskedLogo> => ({ files, read: await readOwnLogo(files) });
  const asked = await promptFile(asker, words.logoFile, (logo) => read({ logo }));
  return asked && ((await promptFile(asker, words.darkFile, (dark) => read({ ...asked.files, dark }))) ?? asked);
}

/** Asks for the file of a photograph for the sign-in page; undefined if it has the drawing. */
export const promptPhoto = (prompter: Prompter, words: WizardWords) =>
  promptFile({ prompter, words }, words.photoFile, async (file) => ({ file, read: await readOwnPhoto(file) }));
