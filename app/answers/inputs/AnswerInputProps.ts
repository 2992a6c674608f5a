import type { Answer, Question } from '../../api/contract/questionSchemas.ts';

/** The props of the field of every question type. */
export interface AnswerInputProps {
  /** Of the field, by default that of the one field of a question; preferences show several on one page. */
  id?: string;
  question: Question;
  /** The answer that would be sent now; empty while it is not complete. */
  answer: Answer;
  /** The draft with which the question opens (`toInitialAnswer`). */
  initialDraft: Answer;
  /** Gets the draft as the field shows it, complete or not. */
  onChange: (draft: Answer) => void;
  /** Types that are sent on a pick call this: the member has decided. */
  onCommit: (answer: Answer) => void;
  /** The member has pressed on without a complete answer: the field says what is missing. */
  attempted: boolean;
  /** Id of the question's heading. */
  labelledBy: string;
}

/** A slider always has a complete answer, so it needs less. */
export type SliderInputProps = Pick<AnswerInputProps, 'question' | 'answer' | 'onChange' | 'labelledBy'>;
