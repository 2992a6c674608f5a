import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import plane from '@phosphor-icons/core/fill/paper-plane-right-fill.svg?icon';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCountInvalidForm } from '../../../feedback/useCountInvalidForm.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { ButtonBase } from '../../../ui/actions/Button.tsx';
import { Icon } from '../../../ui/content/Icon.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { describeField, FieldFrame } from '../../../ui/fields/FieldFrame.tsx';
import { ConversationPaywallButton } from '../conversation/ConversationPaywallButton.tsx';
import { readDraft, writeDraft } from '../data/draftStorage.ts';
import * as styles from './Composer.css.ts';
import { useChosenFirstLine } from './useChosenFirstLine.ts';
import {
  isSendKey,
  type MessageLength,
  type MessageProblem,
  measureMessageLength,
  toAnnouncedRemaining,
  validateMessage,
} from './validateMessage.ts';

interface ComposerProps {
  id: string;
  /** Whether writing here needs Premium. */
  locked: boolean;
  /** Refusal of the last text by the server; that text is in the draft again. `message` is null for the paywall. */
  refusal: { message: string | null } | null;
  onSend: (text: string) => void;
}

/** The form that sends a message. The draft is stored on this device until it is sent or the member signs out. */
export function Composer({ id, locked, refusal, onSend }: ComposerProps) {
  const { t } = useLingui();
  const owner = useAtomValue(memberIdAtom) ?? '';
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(owner, id));
  const length = measureMessageLength(text);
  const [error, setError] = useState<MessageProblem | { message: string | null } | null>(null);
  useCountInvalidForm(error !== null);

  const changeText = (changed: string) => {
    setText(changed);
    setError(null);
    writeDraft(owner, id, changed);
  };
  const replaceText = (replacement: string) => {
    field.current!.focus();
    changeText(replacement);
  };
  useChosenFirstLine(text === '', replaceText);
  const shownRefusal = useRef(refusal);
  const showRefusal = useEffectEvent(() => {
    replaceText(readDraft(owner, id));
    setError(refusal);
  });
  useEffect(() => {
    if (refusal !== null && refusal !== shownRefusal.current) showRefusal();
    shownRefusal.current = refusal;
  }, [refusal]);
  const submit = () => {
    const found = validateMessage(text);
    setError(found);
    field.current!.focus();
    if (found) return;
    changeText('');
    onSend(text.trim());
  };

  const errorTexts: Record<MessageProblem, string> = {
    empty: t`Write your message first, then send it.`,
    tooLong: t`Your message is too long. Please shorten it, or send it in two parts.`,
  };
  const toRefusalText = (message: string | null) => {
    if (message === null) return t`Not sent: writing here needs Premium. Your text is kept here.`;
    return message === ''
      ? t`This message wasn’t accepted. Please change it, then send it again.`
      : t`Not sent: ${message}`;
  };
  const problemText = typeof error === 'string' ? errorTexts[error] : error ? toRefusalText(error.message) : undefined;
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {locked && (
        <div>
          <Text>{t`Writing here comes with Premium. What you type is kept for you.`}</Text>
          <ConversationPaywallButton action="write" />
        </div>
      )}
      <FieldFrame id="message" label={t`Your message`} problem={problemText}>
        <div className={styles.row}>
          <div className={styles.growing}>
            <textarea
              translate="no"
              ref={field}
              id="message"
              className={styles.field}
              rows={1}
              value={text}
              dir="auto"
              autoComplete="off"
              onChange={(event) => changeText(event.target.value)}
              onKeyDown={(event) => {
                if (!isSendKey({ ...event, isComposing: event.nativeEvent.isComposing })) return;
                event.preventDefault();
                submit();
              }}
              {...describeField('message', undefined, problemText)}
            />
            <div className={styles.mirror} data-text={text} aria-hidden="true" />
          </div>
          <ButtonBase type="submit" className={styles.send}>
            <Icon source={plane} size="small" />
            {/* There is room for one word; the label of the field says what is sent. */}
            <span aria-hidden="true">{t`Send`}</span>
            <VisuallyHidden>{t`Send message`}</VisuallyHidden>
          </ButtonBase>
        </div>
      </FieldFrame>
      {length.kind === 'fits' ? (
        <p className={styles.keys}>{t`Ctrl + Enter also sends the message.`}</p>
      ) : (
        <p className={styles.hint}>
          <RemainingCharacters length={length} />
        </p>
      )}
    </form>
  );
}

/** The number of characters that still fit; screen readers announce it in steps. */
function RemainingCharacters({ length }: { length: Exclude<MessageLength, { kind: 'fits' }> }) {
  const spoken = toAnnouncedRemaining(length);
  if (length.kind === 'over') {
    const over = length.by;
    return <span role="status">{plural(over, { one: '# character too many', other: '# characters too many' })}</span>;
  }
  const { left } = length;
  return (
    <>
      <span aria-hidden="true">{plural(left, { one: '# character left', other: '# characters left' })}</span>
      <VisuallyHidden>
        <span role="status">
          {spoken !== null &&
            plural(spoken, { one: 'No more than # character left', other: 'No more than # characters left' })}
        </span>
      </VisuallyHidden>
    </>
  );
}
