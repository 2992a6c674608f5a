import { sortProblems } from '../config/mistake.ts';
import { parseJson } from '../config/parse/parseJson.ts';
import { quote } from '../config/parse/words.ts';
import { checkSlug, isSlug } from '../config/read/slug.ts';
import type { BrandFiles } from '../config/read/sources.ts';
import { resolveCatalogue } from '../config/resolveCatalogue.ts';
import { type AnswerMistake, type Answers, type QuestionKey, questionKeys, type WholeAnswers } from './answers.ts';
import { draftBrand } from './draftBrand.ts';
import { formatBrand } from './formatBrand.ts';
import { offerAnswer } from './offers.ts';
import { findPairMistakes } from './pairMistakes.ts';
import { toAnswerMistake } from './placeProblems.ts';
import type { Surroundings } from './surroundings.ts';

/** What only a person can know, and what is said where it is missing. */
const required = {
  name: 'it takes the product name members see',
  slug: 'the name has too few plain letters for one',
  age: 'it takes 40, 50 or 60',
  theme: 'it takes the name of a file in themes/',
  domains: 'it takes domains such as de,at,ch',
} as const satisfies Partial<Record<QuestionKey, string>>;

/** Only so that there is a file to check while nobody has been asked yet; what is wrong with them is not told. */
const stopgaps = { age: '50', domains: 'de', name: 'Nobody', slug: 'nobody' } as const;

const isAnswered = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** The answers with what is offered in place of those that are not there. */
export function completeAnswers(answers: Answers, { occupied, sources }: Surroundings): WholeAnswers {
  const typed: Answers = Object.fromEntries(
    Object.entries(answers).flatMap(([key, text]) => (isAnswered(text) ? [[key, text.trim()]] : [])),
  );
  const stopgap: Answers = { ...stopgaps, theme: sources.themeNames[0] ?? '' };
  const known: Partial<Record<QuestionKey, string>> = { ...typed };
  for (const key of questionKeys) {
    // Pairs that were typed for some domains are filled up for the others.
    const isPartial = key === 'languages' || key === 'siteIds';
    const offer = typed[key] === undefined || isPartial ? offerAnswer(key, known, occupied) : undefined;
    known[key] = (isPartial ? mergePairs(typed[key], offer) : (typed[key] ?? offer)) ?? stopgap[key] ?? '';
  }
  return known as WholeAnswers;
}

/** What was typed comes first, so that pairs for a domain that is not there are seen and told. */
const mergePairs = (typed: string | undefined, offer: string | undefined) => [typed, offer].filter(Boolean).join(' ');

const isTaken = (slug: string, { sources }: Surroundings) => sources.brands.some((brand) => brand.slug === slug);

function findSlugMistakes(slug: string, around: Surroundings): AnswerMistake[] {
  if (isTaken(slug, around)) {
    const what = `slug ${quote(slug)} is taken by brands/${slug}`;
    return [{ question: 'slug', what, meant: 'every brand has its own' }];
  }
  return checkSlug(slug, slug).map(({ what, meant }) => ({ question: 'slug', what, ...(meant && { meant }) }));
}

/** The drafted file checked among all others, as if it stood there already. */
function checkDraft(answers: WholeAnswers, around: Surroundings): AnswerMistake[] {
  // Beside a brand of the same slug every host would be told as taken once more.
  const slug = isTaken(answers.slug, around) || !isSlug(answers.slug) ? 'nobody' : answers.slug;
  const folder = `brands/${slug}`;
  const file = `${folder}/brand.json`;
  const text = formatBrand(draftBrand(answers, around.occupied.defaultCompany));
  const draft: BrandFiles = { slug, folder, brand: { file, text } };
  const { document } = parseJson(file, text);
  const { problems, configMistakes } = resolveCatalogue({
    ...around.sources,
    brands: [...around.sources.brands, draft],
  });
  return [
    ...sortProblems(problems).map((problem) => toAnswerMistake(document!, problem)),
    ...configMistakes.map(({ what, meant }): AnswerMistake => ({ question: 'slug', what, ...(meant && { meant }) })),
  ];
}

/** Logos are drawn from the letters of the heading faces. */
function findMissingLetters({ name }: WholeAnswers, { typefaces }: Surroundings): AnswerMistake[] {
  const faces = Object.values(typefaces);
  const missing = [...name.normalize('NFC')].find((character) => faces.some((face) => !face.letter(character)));
  if (missing === undefined) return [];
  const what = `the heading faces have no letter ${quote(missing)}`;
  return [{ question: 'name', what, meant: 'the logo could not be drawn' }];
}

const findLacking = (answers: Answers, { occupied }: Surroundings): AnswerMistake[] =>
  questionKeys.flatMap((question) => {
    const isThere = isAnswered(answers[question]) || isAnswered(offerAnswer(question, answers, occupied));
    if (!isRequired(question) || isThere) return [];
    // The slug comes from the name; without one it would be asked for in vain.
    if (question === 'slug' && !isAnswered(answers.name)) return [];
    return [{ question, what: `${quote(question)} is missing`, meant: required[question] }];
  });

const isRequired = (question: QuestionKey): question is keyof typeof required => Object.hasOwn(required, question);

/**
 * Every mistake in the answers at once, by the rules of `npm run check`. What is wrong with an offer follows from an
 * answer it was made from, so it is told only where nothing else is wrong.
 */
export function findMistakes(answers: Answers, around: Surroundings): AnswerMistake[] {
  const whole = completeAnswers(answers, around);
  const lacking = findLacking(answers, around);
  const all = [
    ...findSlugMistakes(whole.slug, around),
    ...findMissingLetters(whole, around),
    ...findPairMistakes(whole),
    ...checkDraft(whole, around),
  ];
  const typed = [...lacking, ...all.filter(({ question }) => isAnswered(answers[question]))];
  const rest = lacking.length > 0 ? [] : all;
  return (typed.length > 0 ? typed : rest).toSorted(
    (a, b) => questionKeys.indexOf(a.question) - questionKeys.indexOf(b.question),
  );
}
