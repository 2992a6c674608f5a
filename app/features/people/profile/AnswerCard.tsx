import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import thumbFilled from '@phosphor-icons/core/fill/thumbs-up-fill.svg?icon';
import pencil from '@phosphor-icons/core/regular/chat-circle-text.svg?icon';
import thumb from '@phosphor-icons/core/regular/thumbs-up.svg?icon';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { RandomAnswer } from '../../../api/contract/profile.ts';
import { useStoredDraft } from '../../../feedback/useStoredDraft.ts';
import { activeLocale } from '../../../i18n/activeLocale.ts';
import { pickTranslation } from '../../../lib/pickTranslation.ts';
import { truncate } from '../../../lib/truncate.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { MAX_COMMENT_LENGTH } from '../model/validateComment.ts';
import { CommentForm } from './CommentForm.tsx';
import * as styles from './profileSections.css.ts';
import { useLikeAnswer } from './useAnswerReactions.ts';

const MAX_ANSWER_LENGTH = 3000;

interface AnswerCardProps {
  profileId: string;
  answer: RandomAnswer;
  /** Whether it is the viewer's own, which is only shown. */
  own: boolean;
}

/** An answer that can be liked and commented on. */
export function AnswerCard({ profileId, answer, own }: AnswerCardProps) {
  const { t } = useLingui();
  const draft = useStoredDraft(`comment.${answer.id}`, z.string(), answer.comment ?? '');
  const [form, setForm] = useState<'closed' | 'restored' | 'opened'>(draft.restored ? 'restored' : 'closed');
  const writing = form !== 'closed';
  const commentButton = useRef<HTMLButtonElement>(null);
  const { isPending, mutate } = useLikeAnswer(profileId, answer);
  const question = pickTranslation(answer.question.translations, activeLocale());
  // The question alone would be what one likes.
  const aboutAnswer = t`: the answer to “${question}”`;
  const { liked, likes } = answer;
  const comment = truncate(answer.comment ?? '', MAX_COMMENT_LENGTH);
  const closeForm = () => {
    setForm('closed');
    // The form is removed, and the focus returns to the button that opened it.
    requestAnimationFrame(() => commentButton.current?.focus());
  };
  return (
    <Card>
      <Stack gap="xxsmall">
        <h4 className={styles.question}>
          <bdi>{question}</bdi>
        </h4>
        <Text size="lead" userGenerated>
          <bdi>{truncate(answer.answer, MAX_ANSWER_LENGTH)}</bdi>
        </Text>
      </Stack>
      {comment !== '' && !writing && (
        <Text userGenerated>
          <Trans>
            Your comment: <bdi>{comment}</bdi>
          </Trans>
        </Text>
      )}
      {own ? null : writing ? (
        <CommentForm
          profileId={profileId}
          answer={answer}
          draft={draft}
          takesFocus={form === 'opened'}
          onDone={closeForm}
        />
      ) : (
        <div className={styles.reactions}>
          <Row gap="xsmall">
            <Button
              tone="quiet"
              size="small"
              icon={liked ? thumbFilled : thumb}
              ariaDisabled={liked || isPending}
              onClick={() => mutate()}
            >
              {liked ? <Trans>You like this</Trans> : <Trans>Like</Trans>}
              <VisuallyHidden>{aboutAnswer}</VisuallyHidden>
            </Button>
            <Button ref={commentButton} tone="quiet" size="small" icon={pencil} onClick={() => setForm('opened')}>
              {comment !== '' ? <Trans>Change comment</Trans> : <Trans>Comment</Trans>}
              <VisuallyHidden>{aboutAnswer}</VisuallyHidden>
            </Button>
            {likes !== null && likes > 0 && (
              <Text tone="soft">{plural(likes, { one: '# person likes this', other: '# people like this' })}</Text>
            )}
          </Row>
        </div>
      )}
    </Card>
  );
}
