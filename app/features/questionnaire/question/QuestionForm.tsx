import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { AnswerInput } from '../../../answers/AnswerInput.tsx';
import { acceptsCommit, answerToRetry } from '../../../answers/answerSubmission.model.ts';
import { emptyAnswer, isAnswered } from '../../../answers/answerValues.ts';
import { focusAnswer } from '../../../answers/focusAnswer.ts';
import { isKnownType } from '../../../answers/questionTypeRules.ts';
import { useAnswerDraft } from '../../../answers/useAnswerDraft.ts';
import { useAnswerFailure } from '../../../answers/useAnswerFailure.tsx';
import { type FailedAnswer, useAnswerSubmission } from '../../../answers/useAnswerSubmission.ts';
import { useConsentFirst } from '../../../answers/useConsentFirst.ts';
import { useSubmitAttempt } from '../../../answers/useSubmitAttempt.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';
import { useCountInvalidForm } from '../../../feedback/useCountInvalidForm.ts';
import { LazyConsentQuestion } from '../../../forms/consent/LazyConsentQuestion.tsx';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { isFocusLost } from '../../../ui/focus/restoreLostFocus.ts';
import { ActionBar } from '../../../ui/layout/ActionBar.tsx';
import type { Chapter } from '../steps.model.ts';
import { BackButton } from './BackButton.tsx';
import { ChapterPicture } from './ChapterPicture.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import * as styles from './QuestionFrame.css.ts';
import { QuestionFrame } from './QuestionFrame.tsx';
import { QuestionLayout } from './QuestionLayout.tsx';
import type { QuestionnaireVariant } from './QuestionnaireVariant.ts';
import { QuestionProgress } from './QuestionProgress.tsx';
import { SavedAnswerChoice } from './SavedAnswerChoice.tsx';

export interface QuestionFormProps {
  question: Question;
  /** Null where the server names none. */
  chapter?: Chapter | null;
  /** Position of the question, from 1. */
  position: number;
  total: number;
  variant: QuestionnaireVariant;
  inDialog?: boolean;
  /** Earlier turns, in the chat. */
  transcript?: ReactNode;
  /** Content below the question. */
  children?: ReactNode;
  /** Answer that was sent before the question opened again, and did not arrive. */
  failed?: FailedAnswer | null;
  /** Null before the first question. */
  onBack: (() => void) | null;
  /** Sends the answer and continues. */
  deliver: (answer: Answer) => Promise<void>;
}

const headingId = 'question';
const hintId = 'question-hint';

/** A question with its field, Continue, Back and "Answer later". Give it the question's id as its `key`. */
export function QuestionForm(props: QuestionFormProps) {
  const {
    question,
    chapter,
    position,
    total,
    variant,
    inDialog = false,
    transcript,
    children,
    failed,
    onBack,
    deliver,
  } = props;
  const { t } = useLingui();
  // The previous question may arrive later; the page stays as it is.
  const [shownChapter] = useState(chapter ?? null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { initialDraft, current, touched, change, discard } = useAnswerDraft(question);
  const { attempted, attempt, reset } = useSubmitAttempt(form);
  const { submission, send, sendDelayed, cancelDelayed } = useAnswerSubmission(deliver, failed);
  const answered = isAnswered(current.answer);
  const sendOrAttempt = (answer: Answer | null) => (answer === null ? attempt() : send(answer));
  const { banner, line } = useAnswerFailure(submission, () => sendOrAttempt(answerToRetry(submission, current.answer)));
  useCountInvalidForm(submission.kind === 'failed' || attempted);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [allowed, consent] = useConsentFirst(question, submission, send);
  useEffect(() => {
    if (allowed && isFocusLost()) focusAnswer(form.current);
  }, [allowed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    sendOrAttempt(answered ? current.answer : null);
  };
  const changeAnswer = (draft: Answer) => {
    cancelDelayed();
    reset();
    change(draft);
  };
  const savedAnswer = question.answer?.answer;
  const skip = () => {
    // Only a deliberate choice clears an answer; the text of an open question stays (rule E5).
    if (isAnswered(savedAnswer)) discard();
    send(emptyAnswer);
  };
  const [choosing, setChoosing] = useState(false);
  const later = () => (isAnswered(savedAnswer) ? setChoosing(true) : skip());
  const busy = submission.kind === 'sending';
  const sentOnChoice = question.type === 1 || question.type === 6;
  return (
    <form ref={form} className={inDialog ? undefined : styles.root} noValidate onSubmit={submit}>
      <QuestionFrame
        inDialog={inDialog}
        transcript={transcript}
        aside={variant === 1 && shownChapter?.key && <ChapterPicture chapter={shownChapter.key} place="beside" />}
        actions={
          allowed ? (
            <QuestionActions
              question={question}
              variant={variant}
              answer={current.answer}
              sentByItself={touched && submission.kind !== 'failed'}
              attempted={attempted}
              busy={busy}
              inDialog={inDialog}
              onBack={onBack}
              onSkip={(question.skippable || question.sensitive) && !choosing ? later : null}
            />
          ) : (
            <ActionBar inDialog={inDialog} back={onBack && <BackButton onClick={onBack} />} />
          )
        }
      >
        <QuestionProgress position={position} total={total} chapter={shownChapter} />
        {banner}
        <QuestionLayout
          variant={variant}
          heading={heading}
          headingId={headingId}
          text={pickTranslation(question.translations, activeLocale())}
          chapter={shownChapter}
          inDialog={inDialog}
        >
          {allowed && sentOnChoice && (
            <VisuallyHidden>
              <span
                id={hintId}
              >{t`One answer, which is sent as soon as you choose it. Arrow keys only move, Enter chooses.`}</span>
            </VisuallyHidden>
          )}
          {allowed ? (
            <AnswerInput
              question={question}
              answer={current.answer}
              initialDraft={initialDraft}
              onChange={changeAnswer}
              onCommit={(answer) => {
                if (!acceptsCommit(submission)) return;
                changeAnswer(answer);
                sendDelayed(answer);
              }}
              attempted={attempted}
              labelledBy={headingId}
              {...(sentOnChoice && { describedBy: hintId })}
            />
          ) : (
            <LazyConsentQuestion
              topic="sensitiveAnswers"
              loss={isAnswered(savedAnswer) ? t`If you say no, we delete the answer that you gave before.` : undefined}
              busy={busy}
              {...consent}
              onRefuse={skip}
              onSkip={later}
            />
          )}
          {!isKnownType(question.type) && variant === 2 && (
            <Text>{t`Question Type ${{ n: question.type }} not found`}</Text>
          )}
          {line}
          {choosing && <SavedAnswerChoice busy={busy} onClear={skip} onKeep={() => send(savedAnswer ?? emptyAnswer)} />}
        </QuestionLayout>
        {children}
      </QuestionFrame>
    </form>
  );
}
