import type { Answer, Question } from '../../api/contract/questionSchemas.ts';

/** What every kind of question is given. */
export interface AnswerInputProps {
  question: Question;
  /** As it would be sent now; empty while there is no whole answer. */
  answer: Answer;
  /** What the question opens with; see toInitialAnswer. */
  initialDraft: Answer;
  /** What was changed, and the same as the fields show it, where that is more than the answer. */
  onChange: (answer: Answer, begun?: Answer) => void;
  /** For kinds that send on a pick: the member has decided. */
  onCommit: (answer: Answer) => void;
  /** The member wanted to go on without a whole answer: time to say what is missing. */
  attempted: boolean;
  /** Id of the question's heading. */
  labelledBy: string;
}
