import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toServerMessage } from '../../../api/apiErrorChecks.ts';
import type { RandomAnswer } from '../../../api/contract/profile.ts';
import { useConfirmClose } from '../../../feedback/useConfirmClose.tsx';
import { useCountInvalidForm } from '../../../feedback/useCountInvalidForm.ts';
import type { useStoredDraft } from '../../../feedback/useStoredDraft.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { MAX_COMMENT_LENGTH, validateComment } from '../model/validateComment.ts';
import { useCommentAnswer } from './useAnswerReactions.ts';

interface CommentFormProps {
  profileId: string;
  answer: RandomAnswer;
  draft: ReturnType<typeof useStoredDraft<string>>;
  /** False for a restored draft, which must not take the focus of the page. */
  takesFocus: boolean;
  onDone: () => void;
}

/** The form of a comment, whose draft is stored until it is sent or given up. */
export function CommentForm({ profileId, answer, draft, takesFocus, onDone }: CommentFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);
  const { isPending, error, mutate } = useCommentAnswer(profileId, answer);
  const { value: text, change, discard } = draft;
  const { close, confirmation } = useConfirmClose(text !== (answer.comment ?? ''), () => {
    discard();
    onDone();
  });
  const problem = toServerMessage(error) ?? t`Unable to comment answer`;
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useCountInvalidForm(error !== null || (missing && validateComment(text) === 'missing'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = validateComment(text);
    setMissing(problem !== null);
    if (problem !== null) return field.current?.focus();
    if (isPending) return;
    mutate(text, {
      onSuccess() {
        discard();
        onDone();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {error && (
          <Banner tone="danger" title={t`Error: ${{ title: problem }}`} announce takesFocus>
            <Text>{t`What you’ve typed is still here. Please try again in a moment.`}</Text>
          </Banner>
        )}
        <TextArea
          ref={field}
          id={`comment-${answer.id}`}
          label={t`Your comment`}
          hint={t`Only the two of you can read it.`}
          value={text}
          maxLength={MAX_COMMENT_LENGTH}
          rows={3}
          onChange={change}
          problem={missing && validateComment(text) === 'missing' ? t`Write a few words first.` : undefined}
        />
        <Row gap="xsmall">
          <Button type="submit" ariaDisabled={isPending}>
            {isPending ? t`Sending …` : t`Send comment`}
          </Button>
          <Button tone="quiet" onClick={close}>{t`Cancel`}</Button>
        </Row>
      </Stack>
      {confirmation}
    </form>
  );
}
