import { type AnswerMistake, type Answers, formatMistake, type QuestionKey, questionKeys } from './answers.ts';
import { findMistakes } from './findMistakes.ts';
import { offerAnswer } from './offers.ts';
import { introduce, prompts } from './questions.ts';
import type { Surroundings } from './surroundings.ts';

/** A person at a terminal, or whoever stands in for one. */
export interface Talk {
  ask(prompt: string): Promise<string>;
  tell(line: string): void;
  /** A colour where it can be shown, else nothing. */
  swatch(hex: string): string;
}

/** Asks until every question has an answer without a mistake; what was given is not asked unless it is wrong. */
export async function interview(given: Answers, around: Surroundings, talk: Talk): Promise<Answers> {
  let answers: Answers = {};
  for (const key of questionKeys) answers = await settle(key, { ...answers, [key]: given[key] }, around, talk);
  // A later answer can show an earlier one to be wrong: a host may be too long for one domain only.
  for (;;) {
    const [mistake] = findMistakes(answers, around);
    if (!mistake) return answers;
    answers = await settle(mistake.question, answers, around, talk);
  }
}

/** Asks one question until its answer passes. */
async function settle(key: QuestionKey, before: Answers, around: Surroundings, talk: Talk): Promise<Answers> {
  const mistakesIn = (answers: Answers): AnswerMistake[] =>
    findMistakes(answers, around).filter(({ question }) => question === key);
  const { [key]: given, ...others } = before;
  let answer = given;
  if (answer === undefined && key === 'company' && around.companies.length < 2) return others;
  if (answer === undefined) for (const line of introduce(key, around, talk.swatch)) talk.tell(line);
  for (;;) {
    if (answer !== undefined) {
      const answers = { ...others, [key]: answer };
      const mistakes = mistakesIn(answers);
      if (mistakes.length === 0) return answers;
      for (const mistake of mistakes) talk.tell(`  ${formatMistake(mistake)}`);
    }
    const offer = offerAnswer(key, others, around.occupied);
    const typed = (await talk.ask(`${prompts[key]}${offer === undefined ? '' : ` [${offer}]`}: `)).trim();
    answer = typed === '' ? (offer ?? '') : typed;
  }
}
