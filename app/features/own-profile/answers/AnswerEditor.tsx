import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { AnswerInput } from '../../../answers/AnswerInput.tsx';
import { emptyAnswer, isAnswered } from '../../../answers/answerValues.ts';
import { focusAnswer } from '../../../answers/focusAnswer.ts';
import { MissingAnswerHint } from '../../../answers/MissingAnswerHint.tsx';
import { isWritten } from '../../../answers/questionTypeRules.ts';
import { useAnswerDraft } from '../../../answers/useAnswerDraft.ts';
import { useAnswerFailure } from '../../../answers/useAnswerFailure.tsx';
import { useAnswerSubmission } from '../../../answers/useAnswerSubmission.ts';
import { useConsentFirst } from '../../../answers/useConsentFirst.ts';
import { useSaveAnswer } from '../../../answers/useSaveAnswer.ts';
import { useSubmitAttempt } from '../../../answers/useSubmitAttempt.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';
import { useCountInvalidForm } from '../../../feedback/useCountInvalidForm.ts';
import { LazyConsentQuestion } from '../../../forms/consent/LazyConsentQuestion.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { answerToSave } from './answerToSave.ts';

interface AnswerEditorProps {
  /** Question with the answer given so far, whose id is the customerAnswerId. */
  question: Question;
  /** Id of the element with the question's text. */
  labelledBy: string;
  /** A first text for a question that has no answer and no draft. */
  suggestion?: string;
  onClose: (saved: boolean) => void;
}

/**
 * A form that edits one answer of the member's own profile. Nothing is sent before Save; until then the draft stays on
 * the device.
 */
export function AnswerEditor({ question, labelledBy, suggestion = '', onClose }: AnswerEditorProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { initialDraft, current, change, discard } = useAnswerDraft(question, suggestion === '' ? null : [suggestion]);
  const { attempted, attempt, reset } = useSubmitAttempt(form);
  const save = useSaveAnswer(question);
  const { submission, send, cancelDelayed } = useAnswerSubmission(async (answer) => {
    await save(answer);
    discard();
    onClose(true);
  });
  const [allowed, consent] = useConsentFirst(question, submission, send);
  const cancel = () => {
    discard();
    onClose(false);
  };
  // An answer from before the question was asked is not kept either.
  const stored = isAnswered(question.answer?.answer);
  const refuse = () => (stored ? send(emptyAnswer) : cancel());
  const submit = () => {
    if (!allowed) return refuse();
    const answer = answerToSave(question, current);
    if (answer) send(answer);
    else attempt();
  };
  const { banner, line } = useAnswerFailure(submission, submit);
  const busy = submission.kind === 'sending';
  useCountInvalidForm(submission.kind === 'failed' || attempted);
  useEffect(() => {
    if (allowed) focusAnswer(form.current);
  }, [allowed]);

  const changeAnswer = (draft: Answer) => {
    cancelDelayed();
    reset();
    change(draft);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="large">
        {banner}
        {allowed && suggestion !== '' && (
          <Text tone="soft">
            <Trans>We’ve started with your answers. Change what you like: others read it once you’ve saved it.</Trans>
          </Text>
        )}
        {allowed ? (
          <AnswerInput
            question={question}
            answer={current.answer}
            initialDraft={initialDraft}
            onChange={changeAnswer}
            onCommit={changeAnswer}
            attempted={attempted}
            labelledBy={labelledBy}
          />
        ) : (
          <LazyConsentQuestion
            topic="sensitiveAnswers"
            loss={stored ? t`If you say no, we delete the answer that you gave before.` : undefined}
            busy={busy}
            {...consent}
            onRefuse={refuse}
          />
        )}
        {line}
        {allowed && (
          <MissingAnswerHint type={question.type} missing={attempted && !isWritten(question.type)} attempted />
        )}
        <Row>
          {allowed && (
            <Button type="submit" ariaDisabled={busy}>
              {busy ? <Trans>Saving …</Trans> : <Trans>Save my answer</Trans>}
            </Button>
          )}
          <Button tone="quiet" ariaDisabled={busy} onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
