import { formatProblem, ProblemsError } from '../../lib/problem.ts';
import type { IdentityFiles, ReadIdentity } from '../logo/import/importIdentity.ts';
import type { Prompter } from './promptAnswers.ts';
import type { WizardWords } from './words/WizardWords.ts';

/** Reads the files of a brand's identity; loads the readers of pictures only then. */
export async function readOwnLogo(files: IdentityFiles): Promise<ReadIdentity> {
  const { readIdentity } = await import('../logo/import/importIdentity.ts');
  return readIdentity(files);
}

/** A logo of the brand's own, and the files that it was read from. */
export interface AskedLogo {
  files: IdentityFiles;
  read: ReadIdentity;
}

/** Asks for a file until it can be read; undefined if there is none. */
async function promptFile(
  prompter: Prompter,
  prompt: string,
  toFiles: (file: string) => IdentityFiles,
): Promise<AskedLogo | undefined> {
  for (;;) {
    const typed = (await prompter.ask(prompt)).trim();
    // Terminals put quotes around a file that is dragged into them.
    const file = typed.replace(/^(['"])(.*)\1$/, '$2');
    if (file === '') return undefined;
    try {
      return { files: toFiles(file), read: await readOwnLogo(toFiles(file)) };
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      for (const problem of error.problems) prompter.print(`  ${formatProblem(problem)}`);
    }
  }
}

/** Asks for the file of a logo, then for that of one for dark grounds; undefined if the brand has none. */
export async function promptLogo(
  prompter: Prompter,
  { logoFile, darkFile }: Pick<WizardWords, 'logoFile' | 'darkFile'>,
): Promise<AskedLogo | undefined> {
  const asked = await promptFile(prompter, logoFile, (logo) => ({ logo }));
  return asked && ((await promptFile(prompter, darkFile, (dark) => ({ ...asked.files, dark }))) ?? asked);
}
