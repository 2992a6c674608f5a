import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Answer, Question } from '../../../api/contract/answers.ts';
import { usePageError } from '../../../session/page.atoms.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AnswerInput } from '../AnswerInput.tsx';
import { isWritten } from '../answer.model.ts';
import { focusAnswer } from '../focusAnswer.ts';
import { MissingAnswer } from '../MissingAnswer.tsx';
import { TroubleBanner } from '../TroubleBanner.tsx';
import { TroubleLine } from '../TroubleLine.tsx';
import { useAnswer } from '../useAnswer.ts';
import { useAsked } from '../useAsked.ts';
import { useSending } from '../useSending.ts';
import { answerToSave } from './edit.model.ts';
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
  const { start, shown, change, forget } = useAnswer(question);
  const { asked, ask, calm } = useAsked(form);
  const [folded, setFolded] = useState(false);
  const save = useSaveAnswer(question);
  const { sending, send, hold } = useSending(async (answer) => {
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
          <TroubleBanner trouble={sending.trouble} onRetry={() => submit()} onFold={() => setFolded(true)} />
        )}
        <AnswerInput
          question={question}
          answer={shown.answer}
          begun={start}
          onAnswer={take}
          onCommit={take}
          asked={asked}
          labelledBy={labelledBy}
        />
        {failed && folded && <TroubleLine onRetry={() => submit()} />}
        <MissingAnswer type={question.type} missing={asked && !isWritten(question.type)} asked />
        <Row>
          <Button type="submit" inactive={busy}>
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
