import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../../api/contract/questionSchemas.ts';
import { QuestionForm } from '../question/QuestionForm.tsx';
import * as styles from './MissingQuestionsStepper.css.ts';
import type { AnswersByQuestion } from './missingAnswerDrafts.ts';
import type { useMissingAnswers } from './useMissingQuestions.ts';

interface MissingQuestionsStepperProps {
  questions: readonly Question[];
  answers: ReturnType<typeof useMissingAnswers>;
  onSaved: () => void;
}

/** One after the other; the last answer sends them all. */
export function MissingQuestionsStepper({ questions, answers, onSaved }: MissingQuestionsStepperProps) {
  const [place, setPlace] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const question = questions[place - 1]!;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question starts at its top
  useEffect(() => {
    // Newer browsers give a promise back, which an effect must not.
    void top.current?.scrollIntoView({ block: 'start' });
  }, [place]);
  return (
    <div ref={top} className={styles.top}>
      <QuestionForm
        key={question.id}
        question={withStoredAnswer(question, answers.given)}
        position={place}
        total={questions.length}
        variant={2}
        inDialog
        onBack={place > 1 ? () => setPlace(place - 1) : null}
        deliver={async (answer) => {
          const all = answers.keep(question, answer);
          if (place < questions.length) return setPlace(place + 1);
          await answers.save(all);
          onSaved();
        }}
      />
    </div>
  );
}

/** Whoever comes back to a question finds what they have answered. */
const withStoredAnswer = (question: Question, given: AnswersByQuestion): Question => {
  const answer = given[question.id];
  return answer === undefined ? question : { ...question, answer: { id: '', answer } };
};
