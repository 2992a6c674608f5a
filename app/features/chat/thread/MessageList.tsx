import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-down.svg?icon';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { isSupportConversation, type Message } from '../../../api/contract/conversations.ts';
import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import { loadRareChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { toLocalIsoDay } from '../../../lib/dates/dateTime.ts';
import { truncate } from '../../../lib/truncate.ts';
import { MessageDay } from '../../../member/MessageTime.tsx';
import { toMessageKind, wordlessMessageTexts } from '../../../member/messageKind.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { MAX_WHOLE_LIST } from '../../../ui/layout/useHeightWhileOffscreen.ts';
import { useConversationName } from '../conversation/useConversationName.ts';
import type { LoadedThread } from '../data/threadQuery.ts';
import { EarlierMessages, useEarlierMessages } from './EarlierMessages.tsx';
import { groupTimelineByDay } from './groupTimelineByDay.ts';
import * as styles from './MessageList.css.ts';
import { ThreadPictureViewer } from './ThreadPictureViewer.tsx';
import { toTimeline, withoutReceivedPictures } from './toTimeline.ts';
import { useMessageNote } from './useMessageNote.ts';
import type { UnsentMessages } from './useOutbox.ts';
import { useThreadScroll } from './useThreadScroll.ts';
import { VirtualizedMessageGroup } from './VirtualizedMessageGroup.tsx';

/** The start of a conversation, loaded only for the few that are empty. */
const ConversationStart = lazy(async () => ({
  default: (await loadRareChunk(() => import('./ConversationStart.tsx'))).ConversationStart,
}));

/** Characters of a message that is read out. */
const MAX_ANNOUNCED_LENGTH = 200;

interface MessageListProps {
  id: string;
  thread: LoadedThread;
  outbox: UnsentMessages;
}

/** The messages of a thread, the newest at the bottom; screen readers announce new ones. */
export function MessageList({ id, thread, outbox }: MessageListProps) {
  const { info, reachedStart } = thread;
  const { t } = useLingui();
  // The support conversation has no date separators (reading 22).
  const hasDaySeparators = !isSupportConversation(id);
  const viewerId = useAtomValue(memberIdAtom) ?? '';
  const { unsent } = outbox;
  const messages = useMemo(
    () => (info.removedForFraud ? withoutReceivedPictures(thread.messages, viewerId) : thread.messages),
    [info.removedForFraud, thread.messages, viewerId],
  );
  const items = useMemo(
    () => toTimeline({ messages, outbox: unsent, viewerId }, hasDaySeparators ? toLocalIsoDay : null),
    [messages, unsent, viewerId, hasDaySeparators],
  );
  const [origin] = useState(() => items.find(({ type }) => type === 'message')?.key ?? null);
  const days = useMemo(() => groupTimelineByDay(items, origin), [items, origin]);
  // The team's words need no note.
  const Note = useMessageNote(hasDaySeparators && messages.length > 0);
  const earlier = useEarlierMessages(id);
  const earlierBox = useRef<HTMLDivElement>(null);
  const { scrollContainer, unseen, newestReceived, onScroll, scrollToEnd } = useThreadScroll(items, () => {
    // A button that has the focus would move out of sight.
    const focused = earlierBox.current?.contains(document.activeElement) === true;
    if (!reachedStart && !earlier.isPending && !earlier.isError && !focused) earlier.mutate();
  });
  // The menu of the thread shows the dialog, if the server has sent whom it is about.
  const reportable =
    !isSupportConversation(id) && !info.removedForFraud && info.profileId !== null && idPattern.test(info.profileId);
  const [openPicture, onOpenPicture] = useState<number | null>(null);
  const name = useConversationName()({ id, username: info.username });
  const toAnnouncement = ({ message, type, blurred }: Message): string => {
    // Our words are not the member's.
    if (blurred) return `${t`${name} sent a message.`} ${t`You can read this message with Premium.`}`;
    const text = truncate(message ?? '', MAX_ANNOUNCED_LENGTH) || t(wordlessMessageTexts[toMessageKind(type)]);
    return t`New message from ${name}: ${text}`;
  };
  return (
    <div className={styles.frame}>
      <section
        ref={scrollContainer}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-labelledby="thread-title"
        onScroll={onScroll}
      >
        <div className={styles.content}>
          {messages.length > 0 && (
            <EarlierMessages
              ref={earlierBox}
              earlier={earlier}
              reachedStart={reachedStart}
              // The button may disappear.
              onLoad={() => scrollContainer.current?.focus({ preventScroll: true })}
            />
          )}
          {items.length === 0 && (
            <Suspense>
              <ConversationStart id={id} thread={thread} />
            </Suspense>
          )}
          {days.map(({ key, at, groups }) => (
            <div key={key} className={styles.day}>
              {at !== null && (
                <h2 className={styles.dayHeading}>
                  <span className={styles.dayName}>
                    <MessageDay at={at} />
                  </span>
                </h2>
              )}
              {groups.map((group) => (
                <VirtualizedMessageGroup
                  key={group.key}
                  items={group.items}
                  partial={messages.length > MAX_WHOLE_LIST}
                  {...{ name, hasDaySeparators, reportable, outbox, onOpenPicture, Note }}
                />
              ))}
            </div>
          ))}
        </div>
      </section>
      {openPicture !== null && (
        <ThreadPictureViewer
          {...{ messages, viewerId, name }}
          first={openPicture}
          onClose={() => onOpenPicture(null)}
        />
      )}
      {unseen > 0 && (
        <div className={styles.unseen}>
          <div className={styles.unseenButton}>
            <Button size="small" icon={arrow} onClick={scrollToEnd}>
              {plural(unseen, { one: 'Show # new message', other: 'Show # new messages' })}
            </Button>
          </div>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{newestReceived && toAnnouncement(newestReceived)}</span>
        <span role="status">{outbox.sentCount > 0 && t`Message sent.`}</span>
      </VisuallyHidden>
    </div>
  );
}
