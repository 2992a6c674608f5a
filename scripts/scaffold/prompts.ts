import { parseThemes } from '../config/parseThemeFile.ts';
import type { QuestionKey } from './answers.ts';
import { describeTheme } from './describeTheme.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';

/** The text of each prompt; its default follows in brackets. */
export const prompts: Readonly<Record<QuestionKey, string>> = {
  name: 'Product name members see',
  slug: 'Slug, the name of its folder and part of its hosts',
  age: 'For members over 40, 50 or 60',
  theme: 'Theme',
  domains: 'Domains, such as de, at, ch',
  languages: 'Languages of each domain, the one members see first in front',
  siteIds: 'SiteId of each domain',
  company: 'Company that runs it',
  privacy: 'Address for privacy',
  support: 'Addresses for help: one for all, and those of single countries',
  providers: 'Payment providers',
};

/** The same questions as options of the command line. */
export const cliOptions: Readonly<Record<QuestionKey, readonly [flag: string, description: string]>> = {
  name: ['--name <name>', 'product name members see'],
  slug: ['--slug <slug>', 'name of its folder and part of its hosts (default: from the name)'],
  age: ['--age <band>', 'members over 40, 50 or 60'],
  theme: ['--theme <theme>', 'a file in themes/ without .json'],
  domains: ['--domains <list>', 'such as de,at,ch'],
  languages: [
    '--languages <pairs>',
    'such as "ch=fr,de,en", the one members see first in front (default: the usual ones)',
  ],
  siteIds: ['--site-ids <pairs>', 'such as "de=136 at=137" (default: the next free ones)'],
  company: ['--company <key>', 'who runs it, a key of companies in build.config.ts'],
  privacy: ['--privacy <address>', 'where members write about their data'],
  support: ['--support <addresses>', 'where members write for help: one for all, then such as de=hilfe@brand.example'],
  providers: ['--providers <list>', 'payment providers'],
};

/** The option's name as it is typed. */
export const flagOf = (question: QuestionKey): string => cliOptions[question][0].split(' ')[0]!;

function listThemes({ sources }: ScaffoldContext, swatch: (hex: string) => string): string[] {
  const width = Math.max(...sources.themeNames.map(({ length }) => length));
  return parseThemes(sources.themes).flatMap(({ name, theme }) => {
    if (!theme) return [];
    const colors = { primary: theme.primary['500'], accent: theme.accent['500'] };
    return [`  ${swatch(colors.primary)}${swatch(colors.accent)}${name.padEnd(width)}  ${describeTheme(colors)}`];
  });
}

/** The lines before a prompt; `swatch` shows a colour where the terminal can. */
export function listIntroLines(
  question: QuestionKey,
  context: ScaffoldContext,
  swatch: (hex: string) => string,
): string[] {
  if (question === 'theme') return listThemes(context, swatch);
  if (question === 'company') return [`  ${context.companies.join(', ')}`];
  return [];
}
