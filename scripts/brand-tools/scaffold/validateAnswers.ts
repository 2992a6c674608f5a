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
  type CompleteAnswers,
  isAnswered,
  type QuestionKey,
  questionKeys,
  sortAnswerErrors,
} from './answers.ts';
import { completeAnswers } from './completeAnswers.ts';
import { defaultAnswer, parseDomains } from './defaultAnswers.ts';
import { draftBrand } from './draftBrand.ts';
import { draftOwnTheme } from './draftOwnTheme.ts';
import { formatBrand } from './formatBrand.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { toAnswerError } from './toAnswerError.ts';
import { validatePairs } from './validatePairs.ts';

/** Questions that may have no default, with the message and hint about a missing answer. */
const requiredAnswers = {
  name: { name: 'the name is', hint: 'it takes the product name members see' },
  slug: { name: 'the short name is', hint: 'the product name has too few plain letters for one' },
  age: { name: 'the age is', hint: 'it takes 40, 50 or 60' },
  theme: { name: 'the theme is', hint: 'it takes the name of a file in themes/, or one to three colours such as #0a6' },
  domains: { name: 'the countries are', hint: 'it takes some such as Germany, Austria or de, at' },
  siteIds: {
    name: 'the siteIds are',
    hint: 'it takes the number by which the back end knows each site, such as de=136 at=137',
  },
} as const satisfies Partial<Record<QuestionKey, { name: string; hint: string }>>;

const slugExists = (slug: string, { sources }: ScaffoldContext) => sources.brands.some((brand) => brand.slug === slug);

function validateSlug(slug: string, context: ScaffoldContext): AnswerError[] {
  if (slugExists(slug, context)) {
    const message = `slug ${quote(slug)} is taken by brands/${slug}`;
    return [{ question: 'slug', message, hint: 'every brand has its own' }];
  }
  return checkSlug(slug, slug).map(({ message, hint }) => ({ question: 'slug', message, ...(hint && { hint }) }));
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
    ...sortProblems(problems).map((problem) => toAnswerError(document!, problem)),
    ...configProblems.map(
      ({ path, message, hint }): AnswerError => ({
        // A new country asks more of a company than those that it has.
        question: path[0] === 'companies' ? 'company' : 'slug',
        message,
        ...(hint && { hint }),
      }),
    ),
  ];
}

function validateColors({ colors }: CompleteAnswers, { theme }: Answers): AnswerError[] {
  if (!isAnswered(colors)) return [];
  const problems = parseColors(colors).problems.map((problem) => ({ question: 'colors' as const, ...problem }));
  if (!isAnswered(theme)) return problems;
  const message = 'a brand has either a theme or colours of its own';
  return [...problems, { question: 'colors', message, hint: 'leave out one of them' }];
}

/** Checks that the heading faces have the letters of the name, if the logo is drawn from them. */
function validateLetters({ name }: CompleteAnswers, { typefaces, ownLogo }: ScaffoldContext): AnswerError[] {
  if (ownLogo) return [];
  const [missing] = Object.values(typefaces).flatMap((face) => findMissingLetter(name, face) ?? []);
  if (missing === undefined) return [];
  const message = `the heading faces have no letter ${quote(missing)}`;
  return [{ question: 'name', message, hint: 'no logo can be drawn from it; bring one of your own' }];
}

const findMissingAnswers = (answers: Answers, { defaults }: ScaffoldContext): AnswerError[] =>
  questionKeys.flatMap((question) => {
    const isPresent = isAnswered(answers[question]) || isAnswered(defaultAnswer(question, answers, defaults));
    if (!isRequired(question) || isPresent) return [];
    // The slug follows from the name, which is reported itself.
    if (question === 'slug' && !isAnswered(answers.name)) return [];
    if (question === 'theme' && isAnswered(answers.colors)) return [];
    if (question === 'siteIds' && parseDomains(answers).length === 0) return [];
    return [toMissingAnswer(question)];
  });

/** Creates the error about a missing answer, with a hint on what it takes. */
export function toMissingAnswer(question: keyof typeof requiredAnswers): AnswerError {
  const { name, hint } = requiredAnswers[question];
  return { question, message: `${name} missing`, hint };
}

/** Creates the error about an address that was not given; `proposal` is the one that could be assumed. */
export const toMissingAddress = (question: 'privacy' | 'support', proposal: string | undefined): AnswerError => ({
  question,
  message: 'no address was given',
  hint: proposal ? `--assume-addresses takes ${proposal}` : 'it takes an address such as support@brand.example',
});

/** Finds the addresses that no person has given: mail to an address that does not exist is lost. */
export const findAssumedAddresses = (answers: Answers, { defaults }: ScaffoldContext): AnswerError[] =>
  (['privacy', 'support'] as const)
    .filter((question) => !isAnswered(answers[question]))
    .map((question) => {
      const isBrandKnown = isAnswered(defaultAnswer('slug', answers, defaults));
      return toMissingAddress(question, isBrandKnown ? defaultAnswer(question, answers, defaults) : undefined);
    });

const isRequired = (question: QuestionKey): question is keyof typeof requiredAnswers =>
  Object.hasOwn(requiredAnswers, question);

/**
 * Finds all errors in the answers, by the rules of `npm run check`. An error in a default follows from the answer that
 * it was made from, so it is reported only if there are no others.
 */
export function validateAnswers(answers: Answers, context: ScaffoldContext): AnswerError[] {
  const complete = completeAnswers(answers, context);
  const missing = findMissingAnswers(answers, context);
  const all = [
    ...validateSlug(complete.slug, context),
    ...validateColors(complete, answers),
    ...validateLetters(complete, context),
    ...validatePairs(complete),
    ...validateDraft(complete, context),
  ];
  const typed = [...missing, ...all.filter(({ question }) => isAnswered(answers[question]))];
  const rest = missing.length > 0 ? [] : all;
  return sortAnswerErrors(typed.length > 0 ? typed : rest);
}
