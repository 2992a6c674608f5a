import { Trans, useLingui } from '@lingui/react/macro';
import plane from '@phosphor-icons/core/fill/paper-plane-right-fill.svg?raw';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Thread } from '../../../api/contract/chat.ts';
import { usePageError } from '../../../feedback/usePageError.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { describeField, FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import { ownerAtom } from '../thread/threads.atoms.ts';
import * as styles from './Composer.css.ts';
import { isSendKey, type MessageError, measureMessageLength, validateMessage } from './composer.model.ts';
import { readDraft, writeDraft } from './draftStorage.ts';
import { PremiumNote } from './PremiumNote.tsx';
import { RemainingCharacters } from './RemainingCharacters.tsx';

interface ComposerProps {
  id: string;
  /** Null while it is not known whether the member may write. */
  info: Thread['info'] | null;
  onSend: (text: string) => void;
}

/** Where a message is written. What is typed is kept on this device until it is sent or the member signs out. */
export function Composer({ id, info, onSend }: ComposerProps) {
  const { t } = useLingui();
  const owner = useAtomValue(ownerAtom) ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(owner, id));
  const [mistake, setMistake] = useState<MessageError | null>(null);
  usePageError(mistake !== null);
  const room = measureMessageLength(text);

  useLayoutEffect(() => growToContent(field.current, text), [text]);
  const change = (value: string) => {
    setText(value);
    setMistake(null);
    writeDraft(owner, id, value);
  };
  const submit = () => {
    const found = validateMessage(text);
    setMistake(found);
    field.current?.focus();
    if (found) return;
    change('');
    onSend(text.trim());
  };

  const errors: Record<MessageError, string> = {
    empty: t`Write your message first, then send it.`,
    tooLong: t`Your message is too long. Please shorten it, or send it in two parts.`,
  };
  const error = mistake ? errors[mistake] : undefined;
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {info?.blockSend && <PremiumNote />}
      <FieldFrame id="message" label={t`Your message`} error={error}>
        <textarea
          ref={field}
          id="message"
          className={styles.field}
          rows={1}
          value={text}
          dir="auto"
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendKey({ ...event, isComposing: event.nativeEvent.isComposing })) return;
            event.preventDefault();
            submit();
          }}
          {...describeField('message', undefined, error)}
        />
      </FieldFrame>
      <div className={styles.foot}>
        <div className={styles.hint}>
          {room.kind === 'plenty' ? (
            <span className={styles.keys}>
              <Trans>Ctrl + Enter also sends the message.</Trans>
            </span>
          ) : (
            <RemainingCharacters room={room} />
          )}
        </div>
        <div className={styles.action}>
          <Button type="submit" icon={plane}>
            <Trans>Send message</Trans>
          </Button>
        </div>
      </div>
    </form>
  );
}

/** As high as its text; the style sheet sets the limits. */
function growToContent(field: HTMLTextAreaElement | null, _text: string): void {
  if (!field) return;
  field.style.height = 'auto';
  const edges = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + edges}px`;
}
