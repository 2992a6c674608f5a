import type { Answer, Question } from '../../api/contract/questionSchemas.ts';

/** The props of the field of every question type. */
export interface AnswerInputProps {
  /** Id of the field, by default that of a single question; preferences show several on one page. */
  id?: string;
  question: Question;
  /** The answer that would be sent now; empty while it is not complete. */
  answer: Answer;
  /** The draft with which the question opens (`toInitialAnswer`). */
  initialDraft: Answer;
  /** Called with the draft as the field shows it, complete or not. */
  onChange: (draft: Answer) => void;
  /** Called on a pick by the types that are then sent. */
  onCommit: (answer: Answer) => void;
  /** Whether the member has pressed Continue without a complete answer, so that the field says what is missing. */
  attempted: boolean;
  /** Id of the question's heading. */
  labelledBy: string;
  /** Id of a sentence that says what choosing an option does. */
  describedBy?: string;
  /** Label of a further option that leaves the question open, for the types with options. */
  openLabel?: string | undefined;
}

/** The props of a slider, which needs less because it always has a complete answer. */
export type SliderInputProps = Pick<AnswerInputProps, 'question' | 'answer' | 'onChange' | 'labelledBy'>;
