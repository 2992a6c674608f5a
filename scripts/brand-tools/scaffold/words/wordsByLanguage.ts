import { type ToolLanguage, toolLanguages } from '../../words/toolLanguage.ts';
import { englishWizard } from './englishWizard.ts';
import { germanWizard } from './germanWizard.ts';
import type { WizardWords } from './WizardWords.ts';

/** Words of the wizard, by language. */
export const wordsByLanguage: Readonly<Record<ToolLanguage, WizardWords>> = { en: englishWizard, de: germanWizard };

const isToolLanguage = (text: string | undefined): text is ToolLanguage =>
  (toolLanguages as readonly (string | undefined)[]).includes(text);

/**
 * Finds the language before the arguments are parsed, because their help is in it: that of `--in`, else German where
 * the system is German.
 */
export function findToolLanguage(args: readonly string[], env: Readonly<NodeJS.ProcessEnv>): ToolLanguage {
  const at = args.findLastIndex((arg) => arg === '--in' || arg.startsWith('--in='));
  const wanted = args[at]?.startsWith('--in=') ? args[at].slice('--in='.length) : args[at + 1];
  if (at !== -1 && isToolLanguage(wanted)) return wanted;
  return (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').startsWith('de') ? 'de' : 'en';
}
