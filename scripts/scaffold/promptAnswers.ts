import { type AnswerError, type Answers, formatAnswerError, type QuestionKey, questionKeys } from './answers.ts';
import { defaultAnswer } from './defaultAnswers.ts';
import { listIntroLines, prompts } from './prompts.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { validateAnswers } from './validateAnswers.ts';

/** A terminal, or its replacement in tests. */
export interface Prompter {
  ask(prompt: string): Promise<string>;
  print(line: string): void;
  /** A colour where it can be shown, else nothing. */
  swatch(hex: string): string;
}

/** Asks until every question has a valid answer; a given answer is only asked for again if it is invalid. */
export async function promptAnswers(given: Answers, context: ScaffoldContext, prompter: Prompter): Promise<Answers> {
  let answers: Answers = {};
  for (const key of questionKeys)
    answers = await promptUntilValid(key, { ...answers, [key]: given[key] }, context, prompter);
  // A later answer can make an earlier one invalid: a host may be too long for one domain only.
  for (;;) {
    const [error] = validateAnswers(answers, context);
    if (!error) return answers;
    answers = await promptUntilValid(error.question, answers, context, prompter);
  }
}

/** Asks one question until its answer is valid. */
async function promptUntilValid(
  key: QuestionKey,
  before: Answers,
  context: ScaffoldContext,
  prompter: Prompter,
): Promise<Answers> {
  const errorsIn = (answers: Answers): AnswerError[] =>
    validateAnswers(answers, context).filter(({ question }) => question === key);
  const { [key]: given, ...others } = before;
  let answer = given;
  if (answer === undefined && key === 'company' && context.companies.length < 2) return others;
  if (answer === undefined) for (const line of listIntroLines(key, context, prompter.swatch)) prompter.print(line);
  for (;;) {
    if (answer !== undefined) {
      const answers = { ...others, [key]: answer };
      const errors = errorsIn(answers);
      if (errors.length === 0) return answers;
      for (const error of errors) prompter.print(`  ${formatAnswerError(error)}`);
    }
    const offer = defaultAnswer(key, others, context.defaults);
    const typed = (await prompter.ask(`${prompts[key]}${offer === undefined ? '' : ` [${offer}]`}: `)).trim();
    answer = typed === '' ? (offer ?? '') : typed;
  }
}
