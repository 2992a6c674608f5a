import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import thumbFilled from '@phosphor-icons/core/fill/thumbs-up-fill.svg?raw';
import pencil from '@phosphor-icons/core/regular/chat-circle-text.svg?raw';
import thumb from '@phosphor-icons/core/regular/thumbs-up.svg?raw';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { RandomAnswer } from '../../../api/contract/profile.ts';
import { activeLocale } from '../../../i18n/locale.ts';
import { pickText } from '../../../lib/pickText.ts';
import { shorten } from '../../../lib/shorten.ts';
import { useDraft } from '../../../session/useDraft.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CommentForm } from './CommentForm.tsx';
import { useLike } from './useAnswers.ts';

interface AnswerCardProps {
  profileId: string;
  answer: RandomAnswer;
}

/** What somebody answered to a question, to like and to comment on. */
export function AnswerCard({ profileId, answer }: AnswerCardProps) {
  const draft = useDraft(`comment.${answer.id}`, z.string(), answer.comment ?? '');
  const [form, setForm] = useState<'closed' | 'found' | 'opened'>(draft.found ? 'found' : 'closed');
  const writing = form !== 'closed';
  const row = useRef<HTMLDivElement>(null);
  const { isPending, mutate } = useLike(profileId, answer);
  const question = pickText(answer.question.translations, activeLocale());
  const { liked, likes } = answer;
  const comment = shorten(answer.comment ?? '', 1000);
  const stop = () => {
    setForm('closed');
    // The form goes, and the focus goes back to the button that opened it.
    requestAnimationFrame(() => row.current?.querySelectorAll('button')[1]?.focus());
  };
  return (
    <Card>
      <Heading level={3} size="small">
        <bdi>{question}</bdi>
      </Heading>
      <Text size="lead" foreign>
        <bdi>{shorten(answer.answer, 3000)}</bdi>
      </Text>
      {comment !== '' && !writing && (
        <Text foreign>
          <Trans>
            Your comment: <bdi>{comment}</bdi>
          </Trans>
        </Text>
      )}
      {writing ? (
        <CommentForm profileId={profileId} answer={answer} draft={draft} takesFocus={form === 'opened'} onDone={stop} />
      ) : (
        <div ref={row}>
          <Row gap="xsmall">
            <Button
              tone={liked ? 'quiet' : 'secondary'}
              icon={liked ? thumbFilled : thumb}
              inactive={liked || isPending}
              onClick={() => mutate()}
            >
              {liked ? <Trans>You like this</Trans> : <Trans>Like answer</Trans>}
              <VisuallyHidden>: {question}</VisuallyHidden>
            </Button>
            <Button tone="secondary" icon={pencil} onClick={() => setForm('opened')}>
              {comment !== '' ? <Trans>Change comment</Trans> : <Trans>Write comment</Trans>}
              <VisuallyHidden>: {question}</VisuallyHidden>
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
