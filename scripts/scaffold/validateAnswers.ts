import { quote } from '../config/parse/messageFormatting.ts';
import { parseJsonDocument } from '../config/parse/parseJsonDocument.ts';
import { sortProblems } from '../config/pathProblem.ts';
import type { BrandSource } from '../config/read/sources.ts';
import { resolveCatalogue } from '../config/resolveCatalogue.ts';
import { checkSlug, isSlug } from '../config/slug.ts';
import { type AnswerError, type Answers, type CompleteAnswers, type QuestionKey, questionKeys } from './answers.ts';
import { defaultAnswer } from './defaultAnswers.ts';
import { draftBrand } from './draftBrand.ts';
import { formatBrand } from './formatBrand.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { toAnswerError } from './toAnswerError.ts';
import { validatePairs } from './validatePairs.ts';

/** What only a person can know, and what is said where it is missing. */
const requiredAnswerHints = {
  name: 'it takes the product name members see',
  slug: 'the name has too few plain letters for one',
  age: 'it takes 40, 50 or 60',
  theme: 'it takes the name of a file in themes/',
  domains: 'it takes domains such as de,at,ch',
} as const satisfies Partial<Record<QuestionKey, string>>;

/** Only so that there is a file to check while nobody has been asked yet; what is wrong with them is not told. */
const placeholderAnswers = { age: '50', domains: 'de', name: 'Nobody', slug: 'nobody' } as const;

const isAnswered = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The answers with what is offered in place of those that are not there. */
export function completeAnswers(answers: Answers, { defaults: occupied, sources }: ScaffoldContext): CompleteAnswers {
  const typed: Answers = Object.fromEntries(
    Object.entries(answers).flatMap(([key, text]) => (isAnswered(text) ? [[key, text.trim()]] : [])),
  );
  const stopgap: Answers = { ...placeholderAnswers, theme: sources.themeNames[0] ?? '' };
  const known: Partial<Record<QuestionKey, string>> = { ...typed };
  for (const key of questionKeys) {
    // Pairs that were typed for some domains are filled up for the others.
    const isPartial = key === 'languages' || key === 'siteIds';
    const offer = typed[key] === undefined || isPartial ? defaultAnswer(key, known, occupied) : undefined;
    known[key] = (isPartial ? mergePairs(typed[key], offer) : (typed[key] ?? offer)) ?? stopgap[key] ?? '';
  }
  return known as CompleteAnswers;
}

/** What was typed comes first, so that pairs for a domain that is not there are seen and told. */
const mergePairs = (typed: string | undefined, offer: string | undefined) => [typed, offer].filter(Boolean).join(' ');

const slugExists = (slug: string, { sources }: ScaffoldContext) => sources.brands.some((brand) => brand.slug === slug);

function validateSlug(slug: string, around: ScaffoldContext): AnswerError[] {
  if (slugExists(slug, around)) {
    const message = `slug ${quote(slug)} is taken by brands/${slug}`;
    return [{ question: 'slug', message, hint: 'every brand has its own' }];
  }
  return checkSlug(slug, slug).map(({ message, hint }) => ({ question: 'slug', message, ...(hint && { hint }) }));
}

/** The drafted file checked among all others, as if it stood there already. */
function validateDraft(answers: CompleteAnswers, around: ScaffoldContext): AnswerError[] {
  // Beside a brand of the same slug every host would be told as taken once more.
  const slug = slugExists(answers.slug, around) || !isSlug(answers.slug) ? 'nobody' : answers.slug;
  const folder = `brands/${slug}`;
  const file = `${folder}/brand.json`;
  const text = formatBrand(draftBrand(answers, around.defaults.defaultCompany));
  const draft: BrandSource = { slug, folder, brand: { file, text } };
  const { document } = parseJsonDocument(file, text);
  const { problems, configProblems: configMistakes } = resolveCatalogue({
    ...around.sources,
    brands: [...around.sources.brands, draft],
  });
  return [
    ...sortProblems(problems).map((problem) => toAnswerError(document!, problem)),
    ...configMistakes.map(({ message, hint }): AnswerError => ({ question: 'slug', message, ...(hint && { hint }) })),
  ];
}

/** Logos are drawn from the letters of the heading faces. */
function validateLetters({ name }: CompleteAnswers, { typefaces }: ScaffoldContext): AnswerError[] {
  const faces = Object.values(typefaces);
  const missing = [...name.normalize('NFC')].find((character) => faces.some((face) => !face.letter(character)));
  if (missing === undefined) return [];
  const message = `the heading faces have no letter ${quote(missing)}`;
  return [{ question: 'name', message, hint: 'the logo could not be drawn' }];
}

const findMissingAnswers = (answers: Answers, { defaults: occupied }: ScaffoldContext): AnswerError[] =>
  questionKeys.flatMap((question) => {
    const isThere = isAnswered(answers[question]) || isAnswered(defaultAnswer(question, answers, occupied));
    if (!isRequired(question) || isThere) return [];
    // The slug comes from the name; without one it would be asked for in vain.
    if (question === 'slug' && !isAnswered(answers.name)) return [];
    return [{ question, message: `${quote(question)} is missing`, hint: requiredAnswerHints[question] }];
  });

const isRequired = (question: QuestionKey): question is keyof typeof requiredAnswerHints =>
  Object.hasOwn(requiredAnswerHints, question);

/**
 * Every mistake in the answers at once, by the rules of `npm run check`. What is wrong with an offer follows from an
 * answer it was made from, so it is told only where nothing else is wrong.
 */
export function validateAnswers(answers: Answers, around: ScaffoldContext): AnswerError[] {
  const whole = completeAnswers(answers, around);
  const lacking = findMissingAnswers(answers, around);
  const all = [
    ...validateSlug(whole.slug, around),
    ...validateLetters(whole, around),
    ...validatePairs(whole),
    ...validateDraft(whole, around),
  ];
  const typed = [...lacking, ...all.filter(({ question }) => isAnswered(answers[question]))];
  const rest = lacking.length > 0 ? [] : all;
  return (typed.length > 0 ? typed : rest).toSorted(
    (a, b) => questionKeys.indexOf(a.question) - questionKeys.indexOf(b.question),
  );
}
