import { useEffect, useRef, useState } from 'react';
import type { Question } from '../../../api/contract/answers.ts';
import { QuestionForm } from '../QuestionForm.tsx';
import * as styles from './MissingQuestions.css.ts';
import type { GivenAnswers } from './missingDrafts.ts';
import type { useMissingAnswers } from './useMissing.ts';

interface MissingQuestionsProps {
  questions: readonly Question[];
  answers: ReturnType<typeof useMissingAnswers>;
  onSaved: () => void;
}

/** One after the other; the last answer sends them all. */
export function MissingQuestions({ questions, answers, onSaved }: MissingQuestionsProps) {
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
        question={withGiven(question, answers.given)}
        place={place}
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
const withGiven = (question: Question, given: GivenAnswers): Question => {
  const answer = given[question.id];
  return answer === undefined ? question : { ...question, answer: { id: '', answer } };
};
