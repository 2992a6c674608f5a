import { useRef } from 'react';
import { useOffscreenHeight } from '../../../ui/layout/useOffscreenHeight.ts';
import type { TimelineGroup } from './groupTimeline.ts';
import { MessageBubble } from './MessageBubble.tsx';
import * as styles from './MessageList.css.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import type { UnsentMessages } from './useOutbox.ts';

interface MessageGroupProps {
  items: TimelineGroup['items'];
  /** Whether the thread is too long to be in the document as a whole. */
  partial: boolean;
  /** Name of the other member. */
  name: string;
  hasDaySeparators: boolean;
  outbox: UnsentMessages;
  /** Called with the id of the message. */
  onOpenPicture: (messageId: number) => void;
}

/** Some messages of a day. Of a long thread, only the groups near the visible part are in the document. */
export function MessageGroup({ items, partial, name, hasDaySeparators, outbox, onOpenPicture }: MessageGroupProps) {
  const box = useRef<HTMLDivElement>(null);
  const distantHeight = useOffscreenHeight(box, partial);
  return (
    <div ref={box} style={distantHeight === null ? undefined : { minHeight: distantHeight }}>
      {distantHeight === null && (
        <ol className={styles.group}>
          {items.map((item) => {
            if (item.type === 'outgoing') {
              return <OutgoingBubble key={item.key} outgoing={item.outgoing} outbox={outbox} />;
            }
            const { key, message, own } = item;
            return <MessageBubble key={key} {...{ message, own, name, hasDaySeparators, onOpenPicture }} />;
          })}
        </ol>
      )}
    </div>
  );
}
