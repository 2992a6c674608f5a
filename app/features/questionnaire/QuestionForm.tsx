import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Answer, Question } from '../../api/contract/answers.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { pickText } from '../../lib/pickText.ts';
import { usePageError } from '../../session/page.atoms.ts';
import { Text } from '../../ui/Text.tsx';
import { AnswerInput } from './AnswerInput.tsx';
import { isAnswered, isKnownType, laterAnswer, type Variant } from './answer.model.ts';
import { QuestionActions } from './QuestionActions.tsx';
import * as styles from './QuestionForm.css.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import { QuestionProgress } from './QuestionProgress.tsx';
import { answerToRetry, takesPicks } from './sending.model.ts';
import { TroubleBanner } from './TroubleBanner.tsx';
import { TroubleLine } from './TroubleLine.tsx';
import { useAnswer } from './useAnswer.ts';
import { useAsked } from './useAsked.ts';
import { useSending } from './useSending.ts';

export interface QuestionFormProps {
  question: Question;
  /** Its place and how many there are. */
  place: number;
  total: number;
  variant: Variant;
  inDialog?: boolean;
  /** Null before the first question. */
  onBack: (() => void) | null;
  /** Sends the answer and goes on. */
  deliver: (answer: Answer) => Promise<void>;
}

const headingId = 'question';

/** One question, the way to answer it, and the ways on and back. Give it the question's id as its `key`. */
export function QuestionForm({
  question,
  place,
  total,
  variant,
  inDialog = false,
  onBack,
  deliver,
}: QuestionFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { start, shown, touched, change } = useAnswer(question);
  const { asked, ask, calm } = useAsked(form);
  const [folded, setFolded] = useState(false);
  const { sending, send, sendSoon, hold } = useSending(deliver);
  const answered = isAnswered(shown.answer);
  const failed = sending.kind === 'failed';
  usePageError(failed || asked);
  useEffect(() => document.getElementById(headingId)?.focus({ preventScroll: true }), []);

  const goOn = (answer: Answer | null) => {
    if (answer === null) return ask();
    setFolded(false);
    send(answer);
  };
  const retry = () => goOn(answerToRetry(sending, shown.answer));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn(answered ? shown.answer : null);
  };
  const take = (answer: Answer, begun?: Answer) => {
    hold();
    calm();
    change(answer, begun);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <QuestionProgress place={place} total={total} />
      {failed && !folded && <TroubleBanner trouble={sending.trouble} onRetry={retry} onFold={() => setFolded(true)} />}
      <QuestionFrame
        variant={variant}
        headingId={headingId}
        text={pickText(question.translations, activeLocale())}
        inDialog={inDialog}
      >
        <AnswerInput
          question={question}
          answer={shown.answer}
          begun={start}
          onAnswer={take}
          onCommit={(answer) => {
            if (!takesPicks(sending)) return;
            take(answer);
            setFolded(false);
            sendSoon(answer);
          }}
          asked={asked}
          labelledBy={headingId}
        />
        {!isKnownType(question.type) && variant === 2 && (
          <Text>{t`Question Type ${{ n: question.type }} not found`}</Text>
        )}
        {failed && folded && <TroubleLine onRetry={retry} />}
        <QuestionActions
          question={question}
          variant={variant}
          answered={answered}
          touched={touched}
          asked={asked}
          busy={sending.kind === 'busy'}
          onBack={onBack}
          onLater={() => goOn(laterAnswer(question))}
        />
      </QuestionFrame>
    </form>
  );
}
