import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AnswerFailureBanner } from '../../../answers/AnswerFailureBanner.tsx';
import { AnswerInlineError } from '../../../answers/AnswerInlineError.tsx';
import { AnswerInput } from '../../../answers/AnswerInput.tsx';
import { isTextEntry } from '../../../answers/answer.model.ts';
import { focusAnswer } from '../../../answers/focusAnswer.ts';
import { useAnswerDraft } from '../../../answers/useAnswerDraft.ts';
import { useAnswerSubmission } from '../../../answers/useAnswerSubmission.ts';
import { useSubmitAttempt } from '../../../answers/useSubmitAttempt.ts';
import type { Answer, Question } from '../../../api/contract/questionSchemas.ts';
import { usePageError } from '../../../feedback/usePageError.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { MissingAnswerHint } from '../question/MissingAnswerHint.tsx';
import { answerToSave } from './answerToSave.ts';
import { useSaveAnswer } from './useSaveAnswer.ts';

interface AnswerEditorProps {
  /** With the answer given so far; the id of that is its customerAnswerId. */
  question: Question;
  /** Id of the text that asks. */
  labelledBy: string;
  onClose: (saved: boolean) => void;
}

/** One answer of the own profile, to be changed: nothing is sent before Save, and what is begun stays until then. */
export function AnswerEditor({ question, labelledBy, onClose }: AnswerEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { start, shown, change, forget } = useAnswerDraft(question);
  const { asked, ask, calm } = useSubmitAttempt(form);
  const [folded, setFolded] = useState(false);
  const save = useSaveAnswer(question);
  const { sending, send, hold } = useAnswerSubmission(async (answer) => {
    await save(answer);
    forget();
    onClose(true);
  });
  const failed = sending.kind === 'failed';
  const busy = sending.kind === 'busy';
  usePageError(failed || asked);
  useEffect(() => focusAnswer(form.current), []);

  const goOn = (answer: Answer | null) => {
    if (answer === null) return ask();
    setFolded(false);
    send(answer);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    goOn(answerToSave(question, shown));
  };
  const take = (answer: Answer, begun?: Answer) => {
    hold();
    calm();
    change(answer, begun);
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="large">
        {failed && !folded && (
          <AnswerFailureBanner failure={sending.trouble} onRetry={() => submit()} onDismiss={() => setFolded(true)} />
        )}
        <AnswerInput
          question={question}
          answer={shown.answer}
          initialDraft={start}
          onChange={take}
          onCommit={take}
          attempted={asked}
          labelledBy={labelledBy}
        />
        {failed && folded && <AnswerInlineError onRetry={() => submit()} />}
        <MissingAnswerHint type={question.type} missing={asked && !isTextEntry(question.type)} attempted />
        <Row>
          <Button type="submit" ariaDisabled={busy}>
            {busy ? <Trans>Saving …</Trans> : <Trans>Save my answer</Trans>}
          </Button>
          <Button
            tone="quiet"
            onClick={() => {
              forget();
              onClose(false);
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
