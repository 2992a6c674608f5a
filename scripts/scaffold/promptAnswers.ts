import { type AnswerError, type Answers, formatAnswerError, type QuestionKey, questionKeys } from './answers.ts';
import { defaultAnswer } from './defaultAnswers.ts';
import { listIntroLines, prompts } from './prompts.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { validateAnswers } from './validateAnswers.ts';

/** A person at a terminal, or whoever stands in for one. */
export interface Prompter {
  ask(prompt: string): Promise<string>;
  print(line: string): void;
  /** A colour where it can be shown, else nothing. */
  swatch(hex: string): string;
}

/** Asks until every question has an answer without a mistake; what was given is not asked unless it is wrong. */
export async function promptAnswers(given: Answers, around: ScaffoldContext, talk: Prompter): Promise<Answers> {
  let answers: Answers = {};
  for (const key of questionKeys)
    answers = await promptUntilValid(key, { ...answers, [key]: given[key] }, around, talk);
  // A later answer can show an earlier one to be wrong: a host may be too long for one domain only.
  for (;;) {
    const [mistake] = validateAnswers(answers, around);
    if (!mistake) return answers;
    answers = await promptUntilValid(mistake.question, answers, around, talk);
  }
}

/** Asks one question until its answer passes. */
async function promptUntilValid(
  key: QuestionKey,
  before: Answers,
  around: ScaffoldContext,
  talk: Prompter,
): Promise<Answers> {
  const mistakesIn = (answers: Answers): AnswerError[] =>
    validateAnswers(answers, around).filter(({ question }) => question === key);
  const { [key]: given, ...others } = before;
  let answer = given;
  if (answer === undefined && key === 'company' && around.companies.length < 2) return others;
  if (answer === undefined) for (const line of listIntroLines(key, around, talk.swatch)) talk.print(line);
  for (;;) {
    if (answer !== undefined) {
      const answers = { ...others, [key]: answer };
      const mistakes = mistakesIn(answers);
      if (mistakes.length === 0) return answers;
      for (const mistake of mistakes) talk.print(`  ${formatAnswerError(mistake)}`);
    }
    const offer = defaultAnswer(key, others, around.defaults);
    const typed = (await talk.ask(`${prompts[key]}${offer === undefined ? '' : ` [${offer}]`}: `)).trim();
    answer = typed === '' ? (offer ?? '') : typed;
  }
}
