import { useRef } from 'react';
import { useHeightWhileOffscreen } from '../../../ui/layout/useHeightWhileOffscreen.ts';
import type { TimelineGroup } from './groupTimelineByDay.ts';
import { MessageBubble } from './MessageBubble.tsx';
import * as styles from './MessageList.css.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import type { MessageNoteComponent } from './useMessageNote.ts';
import type { UnsentMessages } from './useOutbox.ts';

interface VirtualizedMessageGroupProps {
  items: TimelineGroup['items'];
  /** Whether the thread is too long to be in the document as a whole. */
  partial: boolean;
  /** Name of the other member. */
  name: string;
  hasDaySeparators: boolean;
  /** Whether messages of the other member can be reported. */
  reportable: boolean;
  outbox: UnsentMessages;
  /** Called with the id of the message. */
  onOpenPicture: (messageId: number) => void;
  Note: MessageNoteComponent | null;
}

/** Some messages of a day. Of a long thread, only the groups near the visible part are in the document. */
export function VirtualizedMessageGroup({
  items,
  partial,
  name,
  hasDaySeparators,
  reportable,
  outbox,
  onOpenPicture,
  Note,
}: VirtualizedMessageGroupProps) {
  const box = useRef<HTMLDivElement>(null);
  const distantHeight = useHeightWhileOffscreen(box, partial);
  return (
    <div ref={box} style={distantHeight === null ? undefined : { minHeight: distantHeight }}>
      {distantHeight === null && (
        <ol className={styles.group}>
          {items.map((item) => {
            if (item.type === 'outgoing') {
              return <OutgoingBubble key={item.key} outgoing={item.outgoing} outbox={outbox} />;
            }
            const { key, message, own } = item;
            return (
              <MessageBubble key={key} {...{ message, own, name, hasDaySeparators, reportable, onOpenPicture, Note }} />
            );
          })}
        </ol>
      )}
    </div>
  );
}
