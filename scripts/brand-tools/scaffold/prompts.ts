import { paymentProviders } from '../../../brands/paymentProviders.ts';
import { type Look, type Motif, motifBrackets, type Voice, WrittenLook } from '../../../themes/look.ts';
import type { TextFile } from '../../build/config/parse/TextFile.ts';
import { parseThemes } from '../../build/config/resolve/parseThemeFile.ts';
import { SOURCE_TAG } from '../../build/config/schema/textTagsAndMessageKeys.ts';
import { parsePo } from '../../lib/parsePo.ts';
import { UsageError } from '../../lib/problem.ts';
import { changeWords } from '../words/changeWords.ts';
import { describeColorUse } from '../words/describeColorUses.ts';
import type { ToolLanguage } from '../words/toolLanguage.ts';
import { type AnswerError, type Answers, formatAnswerError, OWN_COMPANY, type QuestionKey } from './answers.ts';
import { describeTheme } from './describeTheme.ts';
import { draftOwnTheme } from './draftOwnTheme.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import type { WizardWords } from './words/WizardWords.ts';

/** Options of the command line for the same questions, written out so that documents can be checked against them. */
const flags: Readonly<Record<QuestionKey, string>> = {
  name: '--name',
  slug: '--slug',
  age: '--age',
  theme: '--theme',
  colors: '--colors',
  look: '--look',
  home: '--home',
  voice: '--voice',
  domains: '--domains',
  languages: '--languages',
  siteIds: '--site-ids',
  hosts: '--hosts',
  publicSites: '--public-sites',
  company: '--company',
  companyName: '--company-name',
  companyStreet: '--company-street',
  companyTown: '--company-town',
  companyCountry: '--company-country',
  companyPhone: '--company-phone',
  companyRegister: '--company-register',
  companyVatId: '--company-vat-id',
  companyDirectors: '--company-directors',
  companyAuthority: '--company-authority',
  privacy: '--privacy',
  support: '--support',
  providers: '--providers',
};

/** Returns option and description of a question on the command line. */
export const toCliOption = (
  question: QuestionKey,
  { questions }: WizardWords,
): [flags: string, description: string] => [
  `${flags[question]} <text>`,
  `${questions[question].prompt}. ${questions[question].purpose}`,
];

/**
 * Creates the error about answers that were given as options, such as `--name  the name is missing; …`, each on a line.
 */
export function toUsageError(errors: readonly AnswerError[], summary = ''): UsageError {
  const options = errors.map(({ question, part: _, ...error }) => ({ option: flags[question], ...error }));
  const lines = options.map(({ option, ...error }) => `${option}  ${formatAnswerError(error)}`);
  return new UsageError(lines.join('\n') + summary, options);
}

function listThemes({ sources, words }: ScaffoldContext, swatch: (hex: string) => string): string[] {
  const width = Math.max(...sources.themeNames.map(({ length }) => length));
  return parseThemes(sources.themes).flatMap(({ name, theme }) => {
    if (!theme) return [];
    const colors = { primary: theme.primary['500'], accent: theme.accent['500'] };
    return [
      `  ${swatch(colors.primary)}${swatch(colors.accent)}${name.padEnd(width)}  ${describeTheme(colors, words)}`,
    ];
  });
}

/** Lists what each voice says at first: the first sentence of the voices, which others say as the catalogue does. */
function listVoiceSamples({ sources: { textCatalogues, voiceTexts }, language }: ScaffoldContext): string[] {
  const tag = textCatalogues.has(language) ? language : SOURCE_TAG;
  const read = (file: TextFile | undefined) => parsePo(file?.text ?? '');
  const voices = WrittenLook.shape.voice.unwrap().options;
  const ofVoice = (voice: Voice, inTag: string = tag) => read(voiceTexts.get(`${voice}/${inTag}`));
  const sample = voices.flatMap((voice) => ofVoice(voice, SOURCE_TAG))[0]?.id;
  return voices.flatMap((voice) => {
    const said = [...ofVoice(voice), ...read(textCatalogues.get(tag))].find(({ id }) => id === sample);
    return said ? [`    ${voice}: ${said.text || said.id}`] : [];
  });
}

/** Lists the choices of a look that have no question of their own, each with its meaning; of the motifs those of the age band. */
function listLookChoices({ age }: Answers, { language }: ScaffoldContext): string[] {
  const ofAge = (option: string) => !(option in motifBrackets) || motifBrackets[option as Motif] === Number(age);
  return Object.entries(WrittenLook.shape).flatMap(([key, schema]) => {
    const options = schema.unwrap().options.filter(ofAge);
    const named = changeWords[language].lookOf[key as keyof Look];
    // The sentences of the schema are English.
    const line =
      language === 'en'
        ? `  ${key} = ${options.join(', ')}. ${schema.description}`
        : `  ${key} = ${options.map((option) => `${option} (${(named.values as Record<string, string>)[option]})`).join(', ')}. ${named.name}`;
    return options.length < 2 || key === 'home' || key === 'voice' ? [] : [line];
  });
}

const listHomes = (language: ToolLanguage): string[] =>
  Object.entries(changeWords[language].lookOf.home.values).map(([home, is]) => `    ${home}: ${is}`);

/** Lists notes on the use of a brand's colours, after its base colours. */
export function listColorNotes(typed: string, language: ToolLanguage, swatch: (hex: string) => string): string[] {
  const theme = draftOwnTheme(typed);
  if (!theme) return [];
  const { primary, accent, neutral, brand } = theme.colors;
  const swatches = [primary, accent, neutral, brand ?? []].flat().map(swatch).join('');
  return [
    ...(swatches === '' ? [] : [`  ${swatches}`]),
    ...theme.uses.map((use) => `  ${describeColorUse(use, language)}`),
  ];
}

/** Lists the lines before a prompt; `swatch` shows a colour if the terminal can. */
export function listIntroLines(
  question: QuestionKey,
  answers: Answers,
  context: ScaffoldContext,
  swatch: (hex: string) => string,
): string[] {
  const choices = {
    theme: () => listThemes(context, swatch),
    look: () => listLookChoices(answers, context),
    home: () => listHomes(context.language),
    voice: () => listVoiceSamples(context),
    company: () => [`  ${[...context.companies, OWN_COMPANY].join(', ')}`],
    providers: () => [`  ${paymentProviders.join(', ')}`],
  };
  const list = (choices as Partial<Record<QuestionKey, () => string[]>>)[question];
  return [`  ${context.words.questions[question].purpose}`, ...(list?.() ?? [])];
}
