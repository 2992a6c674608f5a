import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { QuestionForm } from '../question/QuestionForm.tsx';
import * as styles from './MissingQuestionsStepper.css.ts';
import type { AnswersByQuestion, useMissingAnswers } from './useMissingAnswers.ts';

interface MissingQuestionsStepperProps {
  questions: readonly Question[];
  missingAnswers: ReturnType<typeof useMissingAnswers>;
  onSaved: () => void;
}

/** A stepper of questions; the last answer sends all of them. */
export function MissingQuestionsStepper({ questions, missingAnswers, onSaved }: MissingQuestionsStepperProps) {
  const [position, setPosition] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const question = questions[position - 1]!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question starts at its top
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void top.current?.scrollIntoView({ block: 'start' });
  }, [position]);
  return (
    <div ref={top} className={styles.top}>
      <QuestionForm
        key={question.id}
        question={withStoredAnswer(question, missingAnswers.answers)}
        position={position}
        total={questions.length}
        variant={2}
        inDialog
        onBack={position > 1 ? () => setPosition(position - 1) : null}
        deliver={async (answer) => {
          const answers = missingAnswers.store(question, answer);
          if (position < questions.length) return setPosition(position + 1);
          await missingAnswers.save(answers);
          onSaved();
        }}
      />
    </div>
  );
}

/** Adds the stored answer to a question, for members who go back to it. */
const withStoredAnswer = (question: Question, answers: AnswersByQuestion): Question => {
  const answer = answers[question.id];
  return answer === undefined ? question : { ...question, answer: { id: '', answer } };
};
