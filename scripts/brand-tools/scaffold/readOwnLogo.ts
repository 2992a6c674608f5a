import { formatProblem, ProblemsError } from '../../lib/problem.ts';
import type { IdentityFiles, ReadIdentity } from '../logo/import/importIdentity.ts';
import type { Prompter } from './promptAnswers.ts';
import type { WizardWords } from './words/WizardWords.ts';

/** Reads the files of a brand's identity; loads the readers of pictures only then. */
export async function readOwnLogo(files: IdentityFiles): Promise<ReadIdentity> {
  const { readIdentity } = await import('../logo/import/importIdentity.ts');
  return readIdentity(files);
}

/** Asks for the file of a logo until one can be read; undefined if the brand has none. */
export async function promptLogo(
  prompter: Prompter,
  { logoFile }: Pick<WizardWords, 'logoFile'>,
): Promise<ReadIdentity | undefined> {
  for (;;) {
    const typed = (await prompter.ask(logoFile)).trim();
    // Terminals put quotes around a file that is dragged into them.
    const file = typed.replace(/^(['"])(.*)\1$/, '$2');
    if (file === '') return undefined;
    try {
      return await readOwnLogo({ logo: file });
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      for (const problem of error.problems) prompter.print(`  ${formatProblem(problem)}`);
    }
  }
}
