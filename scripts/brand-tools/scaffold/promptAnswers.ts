import {
  type AnswerError,
  type Answers,
  formatAnswerError,
  isAnswered,
  type QuestionKey,
  questionKeys,
} from './answers.ts';
import { defaultAnswer } from './defaultAnswers.ts';
import { listColorNotes, listIntroLines } from './prompts.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';
import { understandAnswers } from './understandAnswers.ts';
import { isCompanyAsked, isCompanyQuestion, validateAnswers } from './validateAnswers.ts';

/** Means to ask a person: a terminal, or its replacement in tests. */
export interface Prompter {
  ask(prompt: string): Promise<string>;
  print(line: string): void;
  /** Draws a colour where it can be shown, else nothing. */
  swatch(hex: string): string;
}

/** Whether a typed line asks for the previous question. */
export const isBack = (line: string): boolean => ['back', 'zurück', '<'].includes(line.trim());

/** Shows the answers and asks whether to go on. */
export type Confirm = (answers: Answers) => Promise<'yes' | 'no' | 'back'>;

interface Conversation {
  given: Answers;
  /** The valid answers so far. */
  answers: Answers;
  /** Answers that were typed before going back; offered again. */
  earlier: Answers;
  /** The questions for which a given answer no longer counts. */
  wasAsked: ReadonlySet<QuestionKey>;
  context: ScaffoldContext;
  prompter: Prompter;
}

/** Returns the answers to the questions before one. */
const answersBefore = (question: QuestionKey, answers: Answers): Answers =>
  Object.fromEntries(
    questionKeys
      .slice(0, questionKeys.indexOf(question))
      .flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])),
  );

/** Picks the answers that differ from the defaults, which follow from the answers before. */
const pickTyped = (answers: Answers, { defaults }: ScaffoldContext): Answers =>
  Object.fromEntries(
    questionKeys.flatMap((key) => {
      const isDefault = answers[key] === defaultAnswer(key, answersBefore(key, answers), defaults);
      return isDefault ? [] : [[key, answers[key]]];
    }),
  );

/** Adds or replaces an answer: returns all answers, and the errors in this one. */
function addAnswer(question: QuestionKey, text: string, { answers, context }: Conversation) {
  const others = question === 'theme' ? { ...answers, colors: '' } : answers;
  const next = understandAnswers({ ...others, [question]: text }, context.sources.themeNames);
  const answered = question === 'theme' && next.colors !== undefined ? 'colors' : question;
  return { next, errors: validateAnswers(next, context).filter((error) => error.question === answered) };
}

/** Whether another answer or the project leaves a question no choice. */
function isSettled(question: QuestionKey, { given, answers, context }: Conversation): boolean {
  if (isCompanyQuestion(question)) return given[question] === undefined && !isCompanyAsked(question, answers);
  if (question === 'hosts' || question === 'publicSites') return given[question] === undefined && !context.ownHosts;
  if (question === 'theme') return given.theme === undefined && given.colors !== undefined;
  return question === 'colors' && (given.colors === undefined || answers.colors !== undefined);
}

function findOffer(question: QuestionKey, conversation: Conversation): string | undefined {
  const { earlier, answers, context } = conversation;
  const text = earlier[question] ?? (question === 'theme' ? earlier.colors : undefined);
  const isUsable = isAnswered(text) && addAnswer(question, text, conversation).errors.length === 0;
  return isUsable ? text : defaultAnswer(question, answers, context.defaults);
}

const printErrors = (errors: readonly AnswerError[], { print }: Prompter) => {
  for (const error of errors) print(`  ${formatAnswerError(error)}`);
};

/** Asks one question until its answer is valid; undefined if the person wants the previous one. */
async function ask(question: QuestionKey, conversation: Conversation): Promise<Answers | undefined> {
  const { answers, context, prompter } = conversation;
  for (const line of listIntroLines(question, answers, context, prompter.swatch)) prompter.print(line);
  const offer = findOffer(question, conversation);
  for (;;) {
    const typed = await prompter.ask(
      `${context.words.questions[question].prompt}${offer === undefined ? '' : ` [${offer}]`}: `,
    );
    if (isBack(typed)) return undefined;
    const { next, errors } = addAnswer(question, isAnswered(typed) ? typed : (offer ?? ''), conversation);
    if (errors.length === 0) return next;
    printErrors(errors, prompter);
  }
}

/** Takes a given answer if it is valid, else asks; undefined if the person wants the previous question. */
async function takeOrAsk(
  question: QuestionKey,
  conversation: Conversation,
): Promise<[Answers, isAsked: boolean] | undefined> {
  const given = conversation.wasAsked.has(question) ? undefined : conversation.given[question];
  if (given !== undefined) {
    const { next, errors } = addAnswer(question, given, conversation);
    if (errors.length === 0) return [next, false];
    printErrors(errors, conversation.prompter);
  }
  const next = await ask(question, conversation);
  return next && [next, true];
}

/**
 * Asks until every question has a valid answer and all of it is confirmed; undefined if it is not. A given answer is
 * asked for only if it is invalid; a default is in brackets. Going back asks again from there on and offers what was
 * typed before.
 */
export async function promptAnswers(
  given: Answers,
  context: ScaffoldContext,
  prompter: Prompter,
  confirm: Confirm,
  offered: Answers = {},
): Promise<Answers | undefined> {
  const asked: QuestionKey[] = [];
  const wasAsked = new Set<QuestionKey>();
  let earlier = offered;
  let answers: Answers = {};
  let at = 0;

  const goBack = () => {
    const last = asked.pop();
    if (last === undefined) return prompter.print(`  ${context.words.isFirst}`);
    earlier = { ...earlier, ...pickTyped(answers, context) };
    answers = answersBefore(last, answers);
    at = questionKeys.indexOf(last);
  };
  const answerNext = async (question: QuestionKey) => {
    const conversation = { given, answers, earlier, wasAsked, context, prompter };
    const taken = isSettled(question, conversation)
      ? ([answers, false] as const)
      : await takeOrAsk(question, conversation);
    if (!taken) return goBack();
    const colors = taken[0].colors;
    if (colors !== undefined && colors !== answers.colors)
      for (const line of listColorNotes(colors, context.language, prompter.swatch)) prompter.print(line);
    [answers] = taken;
    if (taken[1]) {
      asked.push(question);
      wasAsked.add(question);
    }
    at += 1;
  };
  /** Asks again for an earlier answer that a later one makes invalid: a host may be too long for one domain only. */
  const mend = async (error: AnswerError) => {
    printErrors([error], prompter);
    const mended = await ask(error.question, { given, answers, earlier, wasAsked, context, prompter });
    if (mended) answers = mended;
    else goBack();
  };

  prompter.print(context.words.help);
  for (;;) {
    const question = questionKeys[at];
    const [error] = question === undefined ? validateAnswers(answers, context) : [];
    if (question !== undefined) await answerNext(question);
    else if (error) await mend(error);
    else {
      const confirmed = await confirm(answers);
      if (confirmed !== 'back') return confirmed === 'yes' ? answers : undefined;
      goBack();
    }
  }
}
