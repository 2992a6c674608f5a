import { parseColors } from '../../build/config/colors/parseColors.ts';
import { parseJsonDocument } from '../../build/config/parse/parseJsonDocument.ts';
import { quote } from '../../build/config/parse/problemMessageFormatting.ts';
import { resolveCatalogue } from '../../build/config/resolve/resolveCatalogue.ts';
import { checkSlug, isSlug } from '../../build/config/schema/slug.ts';
import type { BrandSource } from '../../build/config/schema/sources.ts';
import { sortProblems } from '../../lib/problem.ts';
import { findMissingLetter } from '../logo/wordmark.ts';
import {
  type AnswerError,
  type Answers,
  type CompanyQuestion,
  type CompleteAnswers,
  companyQuestions,
  isAnswered,
  OWN_COMPANY,
  type QuestionKey,
  questionKeys,
  sortAnswerErrors,
} from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';
import { defaultAnswer, parseDomains } from './defaultAnswers.ts';
import { draftBrand } from './draftBrand.ts';
import { hasCompanyFacts, isAskedByLaw, isRegister } from './draftCompany.ts';
import { draftOwnTheme } from './draftOwnTheme.ts';
import { formatBrand } from './formatBrand.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { toAnswerError } from './toAnswerError.ts';
import { validatePairs } from './validatePairs.ts';
import { englishWizard } from './words/englishWizard.ts';
import { inToolWords } from './words/toToolWords.ts';
import type { RequiredQuestion, WizardWords } from './words/WizardWords.ts';

const slugExists = (slug: string, { sources }: ScaffoldContext) => sources.brands.some((brand) => brand.slug === slug);

function validateSlug(slug: string, context: ScaffoldContext): AnswerError[] {
  if (slugExists(slug, context)) {
    return [{ question: 'slug', ...context.words.takenSlug(quote(slug)) }];
  }
  return checkSlug(slug, slug).map((problem) => ({ question: 'slug', ...inToolWords(problem, context.words) }));
}

/** Checks the draft together with all existing brands. */
function validateDraft(answers: CompleteAnswers, context: ScaffoldContext): AnswerError[] {
  // With the slug of another brand, every host would be reported as taken, too.
  const slug = slugExists(answers.slug, context) || !isSlug(answers.slug) ? 'nobody' : answers.slug;
  const folder = `brands/${slug}`;
  const file = `${folder}/brand.json`;
  const own = draftOwnTheme(answers.colors);
  // In place of invalid colours, which are reported, any theme.
  const theme = isAnswered(answers.colors) ? (own ? '' : context.sources.themeNames[0]!) : answers.theme;
  const text = formatBrand(draftBrand({ ...answers, theme }, context.defaults.defaultCompany));
  const draft: BrandSource = {
    slug,
    folder,
    brand: { file, text },
    ...(own && { theme: { file: `${folder}/theme.json`, text: own.text } }),
  };
  const { document } = parseJsonDocument(file, text);
  const { problems, configProblems } = resolveCatalogue({
    ...context.sources,
    // No answer changes texts and drawings, which take long to check.
    textCatalogues: new Map(),
    voiceTexts: new Map(),
    brands: [...context.sources.brands.map(({ logo, icon, ...brand }) => brand), draft],
  });
  return [
    ...sortProblems(problems).map((problem) => toAnswerError(document!, problem, context.words)),
    ...configProblems.map(
      ({ path, ...problem }): AnswerError => ({
        // A new country asks more of a company than those that it has.
        question: path[0] === 'companies' ? 'company' : 'slug',
        ...inToolWords(problem, context.words),
      }),
    ),
  ];
}

function validateColors({ colors }: CompleteAnswers, { theme }: Answers, { words }: ScaffoldContext): AnswerError[] {
  if (!isAnswered(colors)) return [];
  const problems = parseColors(colors).problems.map((problem) => ({
    question: 'colors' as const,
    ...inToolWords(problem, words),
  }));
  if (!isAnswered(theme)) return problems;
  return [...problems, { question: 'colors', ...words.themeAndColors }];
}

/** Checks that the heading faces have the letters of the name, if the logo is drawn from them. */
function validateLetters({ name }: CompleteAnswers, { typefaces, ownLogo, words }: ScaffoldContext): AnswerError[] {
  if (ownLogo) return [];
  const [missing] = Object.values(typefaces).flatMap((face) => findMissingLetter(name, face) ?? []);
  if (missing === undefined) return [];
  return [{ question: 'name', ...words.noLetter(quote(missing)) }];
}

const findMissingAnswers = (answers: Answers, { defaults, words }: ScaffoldContext): AnswerError[] =>
  questionKeys.flatMap((question) => {
    const isPresent = isAnswered(answers[question]) || isAnswered(defaultAnswer(question, answers, defaults));
    if (!isRequired(question) || isPresent) return [];
    // The slug follows from the name, which is reported itself.
    if (question === 'slug' && !isAnswered(answers.name)) return [];
    if (question === 'theme' && isAnswered(answers.colors)) return [];
    if (isCompanyQuestion(question) && !isCompanyAsked(question, answers)) return [];
    if (question === 'siteIds' && parseDomains(answers).length === 0) return [];
    return [{ question, ...words.missing[question] }];
  });

/** Creates the error about an address that was not given; `proposal` is the one that could be assumed. */
export const toMissingAddress = (
  question: 'privacy' | 'support',
  proposal: string | undefined,
  { missingAddress: { message, assumable, hint } }: WizardWords = englishWizard,
): AnswerError => ({ question, message, hint: proposal ? assumable(proposal) : hint });

/** Finds the addresses that no person has given: mail to an address that does not exist is lost. */
export const findAssumedAddresses = (answers: Answers, { defaults, words }: ScaffoldContext): AnswerError[] =>
  (['privacy', 'support'] as const)
    .filter((question) => !isAnswered(answers[question]))
    .map((question) => {
      const isBrandKnown = isAnswered(defaultAnswer('slug', answers, defaults));
      return toMissingAddress(question, isBrandKnown ? defaultAnswer(question, answers, defaults) : undefined, words);
    });

export const isCompanyQuestion = (question: QuestionKey): question is CompanyQuestion =>
  (companyQuestions as readonly QuestionKey[]).includes(question);

/** Whether the brand has a company of its own, of which the law asks this. */
export const isCompanyAsked = (question: CompanyQuestion, answers: Answers): boolean =>
  answers.company === OWN_COMPANY && isAskedByLaw(question, parseDomains(answers));

/** Checks what no brand file can say: a register without court or number, and facts beside the key of a company. */
export function validateCompany(answers: Answers, { words }: ScaffoldContext): AnswerError[] {
  const isBeside = isAnswered(answers.company) && answers.company !== OWN_COMPANY && hasCompanyFacts(answers);
  const register = answers.companyRegister;
  return [
    ...(isBeside ? [{ question: 'company' as const, ...words.companyAndFacts(quote(answers.company!)) }] : []),
    ...(register === undefined || isRegister(register)
      ? []
      : [{ question: 'companyRegister' as const, ...words.notRegister(quote(register)) }]),
  ];
}

const isRequired = (question: QuestionKey): question is RequiredQuestion =>
  Object.hasOwn(englishWizard.missing, question);

/**
 * Finds all errors in the answers, by the rules of `npm run check`. An error in a default follows from the answer that
 * it was made from, so it is reported only if there are no others.
 */
export function validateAnswers(answers: Answers, context: ScaffoldContext): AnswerError[] {
  const complete = completeAnswers(answers, context);
  const missing = findMissingAnswers(answers, context);
  const all = [
    ...validateSlug(complete.slug, context),
    ...validateColors(complete, answers, context),
    ...validateLetters(complete, context),
    ...validatePairs(complete, context.words),
    ...validateCompany(answers, context),
    ...validateDraft(complete, context),
  ];
  const typed = [...missing, ...all.filter(({ question }) => isAnswered(answers[question]))];
  const rest = missing.length > 0 ? [] : all;
  return sortAnswerErrors(typed.length > 0 ? typed : rest);
}
