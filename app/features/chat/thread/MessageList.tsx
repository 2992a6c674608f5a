import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import arrow from '@phosphor-icons/core/regular/arrow-down.svg?raw';
import { useMemo } from 'react';
import { toLocalIsoDay } from '../../../lib/dates/dateTime.ts';
import { truncate } from '../../../lib/truncate.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden.tsx';
import { useConversationName } from '../conversation/useConversationName.ts';
import { isSupportConversation } from '../inbox/inbox.model.ts';
import { DaySeparator } from './DaySeparator.tsx';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import * as styles from './MessageList.css.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import type { ThreadState } from './thread.model.ts';
import { toTimeline } from './timeline.model.ts';
import type { MessageSender } from './useSendMessage.ts';
import { useThreadScroll } from './useThreadScroll.ts';

interface MessageListProps {
  id: string;
  thread: ThreadState;
  sending: MessageSender;
}

/** What was said, the newest at the bottom; announced to those who cannot see it. */
export function MessageList({ id, thread, sending }: MessageListProps) {
  const { t } = useLingui();
  const dated = !isSupportConversation(id);
  const items = useMemo(() => toTimeline(thread, dated ? toLocalIsoDay : null), [thread, dated]);
  const { scrollContainer: box, unseen, newestReceived: latest, onScroll, scrollToEnd } = useThreadScroll(items);
  const name = useConversationName()({ id, username: thread.info?.username ?? null });
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section ref={box} className={styles.scroller} tabIndex={0} aria-labelledby="thread-title" onScroll={onScroll}>
        <div className={styles.content}>
          {thread.messages.length > 0 && (
            <EarlierMessages id={id} reachedStart={thread.reachedStart} scrollContainer={box} />
          )}
          {items.length === 0 && (
            <div className={styles.start}>
              <Text>
                <Trans>
                  Nothing has been written yet. Say hello to <bdi>{name}</bdi>.
                </Trans>
              </Text>
            </div>
          )}
          <ol className={styles.items}>
            {items.map((item) => {
              if (item.type === 'date') return <DaySeparator key={item.key} at={item.at} />;
              if (item.type === 'outgoing') {
                return <OutgoingBubble key={item.key} outgoing={item.outgoing} sending={sending} />;
              }
              return <MessageBubble key={item.key} message={item.message} own={item.own} name={name} dated={dated} />;
            })}
          </ol>
        </div>
      </section>
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
        <span role="status">
          {latest && t`New message from ${name}: ${{ text: truncate(latest.message ?? '', 200) }}`}
        </span>
        <span role="status">{sending.arrived > 0 && <Trans>Message sent.</Trans>}</span>
      </VisuallyHidden>
    </div>
  );
}
