import { quote } from '../config/parse/messageFormatting.ts';
import { parseJsonDocument } from '../config/parse/parseJsonDocument.ts';
import type { BrandSource } from '../config/read/sources.ts';
import { resolveCatalogue } from '../config/resolveCatalogue.ts';
import { checkSlug, isSlug } from '../config/slug.ts';
import { sortProblems } from '../lib/problem.ts';
import { type AnswerError, type Answers, type CompleteAnswers, type QuestionKey, questionKeys } from './answers.ts';
import { completeAnswers, isAnswered } from './completeAnswers.ts';
import { defaultAnswer } from './defaultAnswers.ts';
import { draftBrand } from './draftBrand.ts';
import { formatBrand } from './formatBrand.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { toAnswerError } from './toAnswerError.ts';
import { validatePairs } from './validatePairs.ts';

/** The questions without a default, with the hint for a missing answer. */
const requiredAnswerHints = {
  name: 'it takes the product name members see',
  slug: 'the name has too few plain letters for one',
  age: 'it takes 40, 50 or 60',
  theme: 'it takes the name of a file in themes/',
  domains: 'it takes domains such as de,at,ch',
} as const satisfies Partial<Record<QuestionKey, string>>;

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
  const text = formatBrand(draftBrand(answers, context.defaults.defaultCompany));
  const draft: BrandSource = { slug, folder, brand: { file, text } };
  const { document } = parseJsonDocument(file, text);
  const { problems, configProblems } = resolveCatalogue({
    ...context.sources,
    brands: [...context.sources.brands, draft],
  });
  return [
    ...sortProblems(problems).map((problem) => toAnswerError(document!, problem)),
    ...configProblems.map(({ message, hint }): AnswerError => ({ question: 'slug', message, ...(hint && { hint }) })),
  ];
}

/** Checks that the heading faces have the letters of the name, from which the logo is drawn. */
function validateLetters({ name }: CompleteAnswers, { typefaces }: ScaffoldContext): AnswerError[] {
  const faces = Object.values(typefaces);
  const missing = [...name.normalize('NFC')].find((character) => faces.some((face) => !face.letter(character)));
  if (missing === undefined) return [];
  const message = `the heading faces have no letter ${quote(missing)}`;
  return [{ question: 'name', message, hint: 'the logo could not be drawn' }];
}

const findMissingAnswers = (answers: Answers, { defaults }: ScaffoldContext): AnswerError[] =>
  questionKeys.flatMap((question) => {
    const isPresent = isAnswered(answers[question]) || isAnswered(defaultAnswer(question, answers, defaults));
    if (!isRequired(question) || isPresent) return [];
    // The slug follows from the name, which is reported itself.
    if (question === 'slug' && !isAnswered(answers.name)) return [];
    return [{ question, message: `${quote(question)} is missing`, hint: requiredAnswerHints[question] }];
  });

const isRequired = (question: QuestionKey): question is keyof typeof requiredAnswerHints =>
  Object.hasOwn(requiredAnswerHints, question);

/**
 * All errors in the answers, by the rules of `npm run check`. An error in a default follows from the answer that it was
 * made from, so it is reported only where there are no others.
 */
export function validateAnswers(answers: Answers, context: ScaffoldContext): AnswerError[] {
  const complete = completeAnswers(answers, context);
  const missing = findMissingAnswers(answers, context);
  const all = [
    ...validateSlug(complete.slug, context),
    ...validateLetters(complete, context),
    ...validatePairs(complete),
    ...validateDraft(complete, context),
  ];
  const typed = [...missing, ...all.filter(({ question }) => isAnswered(answers[question]))];
  const rest = missing.length > 0 ? [] : all;
  return (typed.length > 0 ? typed : rest).toSorted(
    (a, b) => questionKeys.indexOf(a.question) - questionKeys.indexOf(b.question),
  );
}
