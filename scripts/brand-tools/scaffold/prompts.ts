import { paymentProviders } from '../../../brands/paymentProviders.ts';
import { type Motif, motifBrackets, type Voice, WrittenLook } from '../../../themes/look.ts';
import type { TextFile } from '../../build/config/parse/TextFile.ts';
import { parseThemes } from '../../build/config/resolve/parseThemeFile.ts';
import { SOURCE_TAG } from '../../build/config/schema/textTagsAndMessageKeys.ts';
import { parsePo } from '../../lib/parsePo.ts';
import { UsageError } from '../../lib/problem.ts';
import { type AnswerError, type Answers, formatAnswerError, type QuestionKey } from './answers.ts';
import { describeTheme } from './describeTheme.ts';
import { draftOwnTheme } from './draftOwnTheme.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';

/** Text of each prompt; its default follows in brackets. */
export const prompts: Readonly<Record<QuestionKey, string>> = {
  name: 'Product name members see',
  slug: 'Short name (slug), for its folder and web addresses',
  age: 'For members over 40, 50 or 60',
  theme: 'Theme, or one to three colours of the brand, such as #0a6, #FFCC00',
  colors: 'One to three colours of the brand, such as #0a6, #FFCC00',
  look: 'Look, such as corners=round, or none for that of the theme',
  domains: 'Countries, such as Germany, Austria or de, at',
  languages: 'Languages of each country, the one members see first in front, such as ch=fr,de',
  siteIds: 'SiteId of each country, the number by which the back end knows it, such as de=136 at=137',
  company: 'Company that runs it',
  privacy: 'Email address for questions about data',
  support: 'Email addresses for help: one for all, then those of single countries, such as at=hilfe@brand.example',
  providers: 'Payment providers',
};

/** Help above the first question, about what is always possible. */
export const conversationHelp =
  'Enter takes the answer in [ ]. "back" or "<" returns to the previous question. Ctrl+C ends; nothing is written before the last yes.';

/** Options of the command line for the same questions. */
export const cliOptions: Readonly<Record<QuestionKey, readonly [flag: string, description: string]>> = {
  name: ['--name <name>', 'product name members see'],
  slug: ['--slug <slug>', 'name of its folder and part of its hosts (default: from the name)'],
  age: ['--age <band>', 'members over 40, 50 or 60, such as 50 or 50+'],
  theme: ['--theme <theme>', 'a file in themes/ without .json'],
  colors: ['--colors <list>', 'in place of a theme: one to three colours of the brand, such as "#0a6,#FFCC00"'],
  look: [
    '--look <pairs>',
    'such as "corners=round,headings=fraunces", or none (default: a sign-in page like no other of the age band, and its voice)',
  ],
  domains: ['--domains <list>', 'such as de,at,ch or "Germany, Austria"'],
  languages: [
    '--languages <pairs>',
    'such as "ch=fr,de,en", the one members see first in front (default: the usual ones)',
  ],
  siteIds: [
    '--site-ids <pairs>',
    'such as "de=136 at=137" (default: the next free ones, where siteIds in build.config.ts is "next")',
  ],
  company: ['--company <key>', 'who runs it, a key of companies in build.config.ts'],
  privacy: ['--privacy <address>', 'where members write about their data'],
  support: ['--support <addresses>', 'where members write for help: one for all, then such as de=hilfe@brand.example'],
  providers: ['--providers <list>', 'payment providers'],
};

/**
 * Creates the error about answers that were given as options, such as `--name  the name is missing; …`, each on a line.
 */
export function toUsageError(errors: readonly AnswerError[], summary = ''): UsageError {
  const options = errors.map(({ question, ...error }) => ({
    option: cliOptions[question][0].split(' ')[0]!,
    ...error,
  }));
  const lines = options.map(({ option, ...error }) => `${option}  ${formatAnswerError(error)}`);
  return new UsageError(lines.join('\n') + summary, options);
}

function listThemes({ sources }: ScaffoldContext, swatch: (hex: string) => string): string[] {
  const width = Math.max(...sources.themeNames.map(({ length }) => length));
  return parseThemes(sources.themes).flatMap(({ name, theme }) => {
    if (!theme) return [];
    const colors = { primary: theme.primary['500'], accent: theme.accent['500'] };
    return [`  ${swatch(colors.primary)}${swatch(colors.accent)}${name.padEnd(width)}  ${describeTheme(colors)}`];
  });
}

/** Lists what each voice says at first: the first sentence of the voices, which others say as the catalogue does. */
function listVoiceSamples({ textCatalogues, voiceTexts }: ScaffoldContext['sources']): string[] {
  const read = (file: TextFile | undefined) => parsePo(file?.text ?? '');
  const voices = WrittenLook.shape.voice.unwrap().options;
  const ofVoice = (voice: Voice) => read(voiceTexts.get(`${voice}/${SOURCE_TAG}`));
  const sample = voices.flatMap(ofVoice)[0]?.id;
  return voices.flatMap((voice) => {
    const said = [...ofVoice(voice), ...read(textCatalogues.get(SOURCE_TAG))].find(({ id }) => id === sample);
    return said ? [`    ${voice}: ${said.text || said.id}`] : [];
  });
}

/** Lists the choices of a look, each with its meaning; of the motifs those of the age band, of the voices a sentence. */
function listLookChoices({ age }: Answers, { sources }: ScaffoldContext): string[] {
  const ofAge = (option: string) => !(option in motifBrackets) || motifBrackets[option as Motif] === Number(age);
  return Object.entries(WrittenLook.shape).flatMap(([key, schema]) => {
    const options = schema.unwrap().options.filter(ofAge);
    const samples = key === 'voice' ? listVoiceSamples(sources) : [];
    return options.length < 2 ? [] : [`  ${key} = ${options.join(', ')}. ${schema.description}`, ...samples];
  });
}

/** Lists notes on the use of a brand's colours, after its base colours. */
export function listColorNotes(typed: string, swatch: (hex: string) => string): string[] {
  const theme = draftOwnTheme(typed);
  if (!theme) return [];
  const { primary, accent, neutral, brand } = theme.colors;
  const swatches = [primary, accent, neutral, brand ?? []].flat().map(swatch).join('');
  return [...(swatches === '' ? [] : [`  ${swatches}`]), ...theme.notes.map((note) => `  ${note}`)];
}

/** Lists the lines before a prompt; `swatch` shows a colour if the terminal can. */
export function listIntroLines(
  question: QuestionKey,
  answers: Answers,
  context: ScaffoldContext,
  swatch: (hex: string) => string,
): string[] {
  if (question === 'theme') return listThemes(context, swatch);
  if (question === 'look') return listLookChoices(answers, context);
  if (question === 'company') return [`  ${context.companies.join(', ')}`];
  if (question === 'providers') return [`  ${paymentProviders.join(', ')}`];
  return [];
}
