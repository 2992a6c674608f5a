/** The answer to a message of the practice: to go on writing, or to be careful. */
export type PracticeAnswer = 'goOn' | 'careful';

/** How far the practice has come. It keeps answers to show them, and counts none of them. */
export interface Practice {
  /** Messages shown so far: 0 before the first, one more than there are at the end. */
  shown: number;
  /** Answers to them, in their order. The newest message may be open. */
  answers: readonly PracticeAnswer[];
}

export const unbegun: Practice = { shown: 0, answers: [] };

/**
 * The part of the practice that is on the screen: the words before it, a message to answer, the reason after an answer,
 * or the rules at the end.
 */
export type PracticeStage = 'start' | 'message' | 'reason' | 'end';

export function stageOf({ shown, answers }: Practice, count: number): PracticeStage {
  if (shown === 0) return 'start';
  if (shown > count) return 'end';
  return answers.length < shown ? 'message' : 'reason';
}

/** Answers the open message. A second press changes nothing. */
export const answerMessage = (practice: Practice, answer: PracticeAnswer): Practice =>
  practice.answers.length < practice.shown ? { ...practice, answers: [...practice.answers, answer] } : practice;

/** Shows the next message, or the end, once the newest one is answered. */
export const goOn = (practice: Practice, count: number): Practice =>
  practice.answers.length === practice.shown && practice.shown <= count
    ? { ...practice, shown: practice.shown + 1 }
    : practice;

/** Writes how far the practice has come: `3:gc` after two of three messages. */
export const writePractice = ({ shown, answers }: Practice): string =>
  `${shown}:${answers.map((answer) => answer[0]).join('')}`;

/** Reads it again, after a reload. A text that is damaged, or of a practice that is over, begins again. */
export function parsePractice(stored: string | null, count: number): Practice {
  const [, digits, letters = ''] = /^(\d+):([gc]*)$/.exec(stored ?? '') ?? [];
  const shown = Number(digits ?? 0);
  const answered = letters.length;
  const fits = shown > 0 && shown <= count && (shown === answered || shown === answered + 1);
  if (!fits) return unbegun;
  return { shown, answers: [...letters].map((letter) => (letter === 'g' ? 'goOn' : 'careful')) };
}
