import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ModalHeader } from '../../../ui/overlays/ModalHeader.tsx';
import * as styles from './LiveChatPanel.css.ts';
import type { LiveChatStage } from './liveChat.model.ts';
import { chatFramePath, connectToFrame, openLiveChat } from './openLiveChat.ts';

interface LiveChatPanelProps {
  /** The chat is not to be had. */
  onFail: () => void;
  onClose: () => void;
}

/**
 * The chat of another company beside the page, in a frame with an origin of its own: what runs in there can read neither
 * the page nor what is kept on the device. It is there as long as the panel is.
 */
export function LiveChatPanel({ onFail, onClose }: LiveChatPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const connect = useRef(() => {});
  const over = useRef({ onFail, onClose });
  over.current = { onFail, onClose };
  const [stage, setStage] = useState<LiveChatStage>('loading');

  useEffect(() => {
    const call = openLiveChat(
      () => connectToFrame(frame.current!),
      (next) => {
        if (next === 'failed') over.current.onFail();
        else if (next === 'closed') over.current.onClose();
        else setStage(next);
      },
    );
    connect.current = call.connect;
    return call.stop;
  }, []);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus(), []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const title = t`Help and support`;
  return createPortal(
    <div ref={panel} role="dialog" className={styles.panel} aria-labelledby={id} onKeyDown={closeOnEscape}>
      <div className={styles.header}>
        <ModalHeader id={id} title={title} closeLabel={t`Close`} onClose={onClose} />
      </div>
      <div className={styles.content}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={title}
          sandbox="allow-scripts allow-forms allow-popups"
          src={chatFramePath}
          onLoad={() => connect.current()}
        />
        <p role="status" className={styles.waiting}>
          {stage !== 'open' && <Trans>Opening the chat …</Trans>}
        </p>
      </div>
    </div>,
    document.body,
  );
}
