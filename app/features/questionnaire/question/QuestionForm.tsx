import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AnswerFailureBanner } from '../../../answers/AnswerFailureBanner.tsx';
import { AnswerInlineError } from '../../../answers/AnswerInlineError.tsx';
import { AnswerInput } from '../../../answers/AnswerInput.tsx';
import {
  isAnswered,
  isKnownType,
  type QuestionnaireVariant,
  toPostponedAnswer,
} from '../../../answers/answer.model.ts';
import { acceptsCommit, answerToRetry } from '../../../answers/answerSubmission.model.ts';
import { useAnswerDraft } from '../../../answers/useAnswerDraft.ts';
import { useAnswerSubmission } from '../../../answers/useAnswerSubmission.ts';
import { useSubmitAttempt } from '../../../answers/useSubmitAttempt.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';
import { usePageError } from '../../../feedback/usePageError.ts';
import { activeLocale } from '../../../i18n/locale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import * as styles from './QuestionForm.css.ts';
import { QuestionLayout } from './QuestionLayout.tsx';
import { QuestionProgress } from './QuestionProgress.tsx';

export interface QuestionFormProps {
  question: Question;
  /** Its place and how many there are. */
  position: number;
  total: number;
  variant: QuestionnaireVariant;
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
  position: place,
  total,
  variant,
  inDialog = false,
  onBack,
  deliver,
}: QuestionFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { start, shown, touched, change } = useAnswerDraft(question);
  const { asked, ask, calm } = useSubmitAttempt(form);
  const [folded, setFolded] = useState(false);
  const { sending, send, sendSoon, hold } = useAnswerSubmission(deliver);
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
      {failed && !folded && (
        <AnswerFailureBanner failure={sending.trouble} onRetry={retry} onDismiss={() => setFolded(true)} />
      )}
      <QuestionLayout
        variant={variant}
        headingId={headingId}
        text={pickTranslation(question.translations, activeLocale())}
        inDialog={inDialog}
      >
        <AnswerInput
          question={question}
          answer={shown.answer}
          initialDraft={start}
          onChange={take}
          onCommit={(answer) => {
            if (!acceptsCommit(sending)) return;
            take(answer);
            setFolded(false);
            sendSoon(answer);
          }}
          attempted={asked}
          labelledBy={headingId}
        />
        {!isKnownType(question.type) && variant === 2 && (
          <Text>{t`Question Type ${{ n: question.type }} not found`}</Text>
        )}
        {failed && folded && <AnswerInlineError onRetry={retry} />}
        <QuestionActions
          question={question}
          variant={variant}
          answered={answered}
          touched={touched}
          attempted={asked}
          busy={sending.kind === 'busy'}
          onBack={onBack}
          onPostpone={() => goOn(toPostponedAnswer(question))}
        />
      </QuestionLayout>
    </form>
  );
}
