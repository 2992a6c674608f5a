import { Trans, useLingui } from '@lingui/react/macro';
import check from '@phosphor-icons/core/regular/check.svg?icon';
import checks from '@phosphor-icons/core/regular/checks.svg?icon';
import flag from '@phosphor-icons/core/regular/flag.svg?icon';
import lock from '@phosphor-icons/core/regular/lock-simple.svg?icon';
import { useSetAtom } from 'jotai';
import { memo } from 'react';
import type { Message } from '../../../api/contract/conversations.ts';
import { reportRequestAtom } from '../../../forms/report/ReportRequest.tsx';
import { truncate } from '../../../lib/truncate.ts';
import { MessageTime } from '../../../member/MessageTime.tsx';
import { kindNo } from '../../../member/messageKind.ts';
import { Icon } from '../../../ui/content/Icon.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { ConversationPaywallButton } from '../conversation/ConversationPaywallButton.tsx';
import * as styles from './Bubble.css.ts';
import { group } from './MessageList.css.ts';
import { LockedPicture, MessagePicture } from './MessagePicture.tsx';
import { toMessageView } from './toMessageView.ts';
import type { MessageNoteComponent } from './useMessageNote.ts';

/** Characters of a text; the API accepts no longer message. */
const MAX_TEXT_LENGTH = 5000;
const MAX_QUESTION_LENGTH = 500;
const MAX_TYPE_LENGTH = 40;

interface MessageBubbleProps {
  message: Message;
  own: boolean;
  /** Name of the other member. */
  name: string;
  /** Whether the thread has day separators; otherwise each message shows its day. */
  hasDaySeparators: boolean;
  /** Whether messages of the other member can be reported. */
  reportable: boolean;
  /** Called with the id of the message. */
  onOpenPicture: (messageId: number) => void;
  /** Null as long as notes are not loaded. */
  Note: MessageNoteComponent | null;
}

/** A message, with a note below it if it needs one. Its side shows who wrote it, and a hidden text says so to screen readers. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, own, name, hasDaySeparators, reportable, onOpenPicture, Note } = props;
  const { t } = useLingui();
  return (
    <li className={group}>
      <div className={own ? styles.side.own : styles.side.theirs}>
        <VisuallyHidden>
          {own ? t`You wrote:` : message.blurred ? t`${name} sent a message.` : t`${name} wrote:`}
        </VisuallyHidden>
        <MessageContent message={message} own={own} name={name} onOpenPicture={onOpenPicture} />
        <div className={styles.foot}>
          {reportable && !own && <ReportMessage message={message} name={name} />}
          <MessageTime at={message.createdAt} show={hasDaySeparators ? 'time' : 'dayAndTime'} />
          {own && (
            <span className={styles.state}>
              <Icon source={message.read ? checks : check} size="tiny" />
              {message.read ? t`Has been read` : t`Sent`}
            </span>
          )}
        </div>
      </div>
      {Note && <Note message={message} own={own} />}
    </li>
  );
});

/** A button that opens the ways to block the other member, or to report this message. */
function ReportMessage({ message, name }: Pick<MessageBubbleProps, 'message' | 'name'>) {
  const { t } = useLingui();
  const report = useSetAtom(reportRequestAtom);
  const { messageId, createdAt: at, message: text } = message;
  return (
    <button
      type="button"
      className={styles.report}
      aria-haspopup="dialog"
      onClick={() => report({ messageId, at, text: text ?? '' })}
    >
      <Icon source={flag} size="tiny" />
      <span className={styles.reportWord} aria-hidden="true">{t`Report`}</span>
      <VisuallyHidden>
        {`${t`Report or block`}: ${name}, `}
        <MessageTime at={at} show="dayAndTime" />
      </VisuallyHidden>
    </button>
  );
}

function MessageContent({
  message,
  own,
  name,
  onOpenPicture,
}: Omit<MessageBubbleProps, 'hasDaySeparators' | 'reportable' | 'Note'>) {
  const { t } = useLingui();
  const { quote, body } = toMessageView(message, own);
  // The member's own words are in quotation marks, those of the page's language.
  const Quoted = quote?.verbatim ? 'q' : 'bdi';
  return (
    <>
      {quote && (
        <blockquote className={styles.quote}>
          {quote.question !== '' && (
            <p className={styles.quoted}>
              <bdi>{truncate(quote.question, MAX_QUESTION_LENGTH)}</bdi>
            </p>
          )}
          {quote.text !== '' && (
            <p>
              <Quoted dir="auto">{truncate(quote.text, MAX_TEXT_LENGTH)}</Quoted>
            </p>
          )}
        </blockquote>
      )}
      {body.kind === 'picture' && (
        <MessagePicture path={body.path} own={own} name={name} onOpen={() => onOpenPicture(message.messageId)} />
      )}
      {(body.kind === 'text' || (body.kind === 'picture' && body.text !== '')) && (
        <p className={styles.text} dir="auto">
          {truncate(body.text, MAX_TEXT_LENGTH)}
        </p>
      )}
      {body.kind === 'locked' && (
        <>
          {body.picture && <LockedPicture />}
          <p className={styles.locked}>
            {!body.picture && <Icon source={lock} />}
            <span>
              {body.picture ? t`You can see this picture with Premium.` : t`You can read this message with Premium.`}
            </span>
          </p>
          <ConversationPaywallButton action="read" />
        </>
      )}
      {body.kind === 'photoRequest' && (
        <p className={styles.requestText}>
          {body.own ? t`You’ve asked for a picture.` : t`I’d like to see a picture of you.`}
        </p>
      )}
      {body.kind === 'decline' && <p className={styles.text}>{t(kindNo)}</p>}
      {body.kind === 'empty' && <p>{t`This message has no text.`}</p>}
      {body.kind === 'unknown' && (
        <p>
          <Trans>
            A message of the kind “<bdi>{truncate(body.type, MAX_TYPE_LENGTH)}</bdi>”. It can’t be shown here.
          </Trans>
        </p>
      )}
    </>
  );
}
