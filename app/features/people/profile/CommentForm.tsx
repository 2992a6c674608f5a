import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import type { RandomAnswer } from '../../../api/contract/profile.ts';
import { useClosing } from '../../../parts/useClosing.tsx';
import { usePageError } from '../../../session/page.atoms.ts';
import type { useDraft } from '../../../session/useDraft.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { checkComment } from '../model/profile.model.ts';
import { readRefusal } from '../model/refusal.model.ts';
import { useComment } from './useAnswers.ts';

interface CommentFormProps {
  profileId: string;
  answer: RandomAnswer;
  draft: ReturnType<typeof useDraft<string>>;
  /** The member has just opened it. */
  takesFocus: boolean;
  onDone: () => void;
}

/** Under the answer that it is about. What is typed stays until it is sent, or given up. */
export function CommentForm({ profileId, answer, draft, takesFocus, onDone }: CommentFormProps) {
  const { t } = useLingui();
  const [missing, setMissing] = useState(false);
  const { isPending, error, mutate } = useComment(profileId, answer);
  const { value: text, change, forget } = draft;
  const { close, question } = useClosing(text !== (answer.comment ?? ''), () => {
    forget();
    onDone();
  });
  const trouble = readRefusal(error) ?? t`Unable to comment answer`;
  const id = `comment-${answer.id}`;
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [id, takesFocus]);
  usePageError(error !== null || (missing && checkComment(text) === 'missing'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const mistake = checkComment(text);
    setMissing(mistake !== null);
    if (mistake !== null) return document.getElementById(id)?.focus();
    if (isPending) return;
    mutate(text, {
      onSuccess() {
        forget();
        onDone();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {error && (
          <Banner tone="danger" title={t`Error: ${{ title: trouble }}`} announce takesFocus>
            <Text>
              <Trans>What you have typed is still here. Please try again in a moment.</Trans>
            </Text>
          </Banner>
        )}
        <TextArea
          id={id}
          label={t`Your comment`}
          hint={t`Only the two of you can read it.`}
          value={text}
          maxLength={1000}
          rows={3}
          onChange={change}
          error={missing && checkComment(text) === 'missing' ? t`Write a few words first.` : undefined}
        />
        <Row gap="xsmall">
          <Button type="submit" inactive={isPending}>
            {isPending ? <Trans>Sending …</Trans> : <Trans>Send comment</Trans>}
          </Button>
          <Button tone="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
      {question}
    </form>
  );
}
