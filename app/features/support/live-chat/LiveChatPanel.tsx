import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { connectToFrame } from '../../../lib/connectToFrame.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { isFocusLost } from '../../../ui/focus/restoreLostFocus.ts';
import { ModalHeader } from '../../../ui/overlays/ModalHeader.tsx';
import { SupportAddress } from '../SupportAddress.tsx';
import * as styles from './LiveChatPanel.css.ts';
import type { LiveChatStage } from './liveChat.model.ts';
import { chatFramePath, openLiveChat } from './openLiveChat.ts';

interface LiveChatPanelProps {
  /** Address of support, in case the chat cannot be opened. */
  email: string;
  onClose: () => void;
}

/**
 * The vendor's chat in a sandboxed frame with an opaque origin, which can read neither the page nor its storage. If it
 * fails, the mail program opens instead, and the panel stays with the support address (reading 59).
 */
export function LiveChatPanel({ email, onClose }: LiveChatPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const connect = useRef(() => {});
  const [stage, setStage] = useState<LiveChatStage>('loading');
  const opener = useRef<Element | null>(null);
  const close = () => {
    if (isFocusLost() || panel.current?.contains(document.activeElement)) {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    }
    onClose();
  };
  const changeStage = useEffectEvent((next: LiveChatStage) => {
    if (next === 'closed') return close();
    setStage(next);
    if (next === 'failed') location.href = `mailto:${email}`;
  });

  useEffect(() => {
    const chat = openLiveChat(
      () => connectToFrame(frame.current!),
      (next) => changeStage(next),
    );
    connect.current = chat.connect;
    return chat.stop;
  }, []);
  useEffect(() => {
    // Effects run twice in development.
    if (opener.current === null) opener.current = document.activeElement;
    panel.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const title = t`Help and support`;
  return createPortal(
    <div ref={panel} role="dialog" className={styles.panel} aria-labelledby={id} onKeyDown={closeOnEscape}>
      <div className={styles.header}>
        <ModalHeader id={id} title={title} closeLabel={t`Close`} onClose={close} />
      </div>
      {stage === 'failed' ? (
        <div className={styles.failed}>
          <div role="alert">
            <Text>{t`The chat couldn’t be opened. Please write to us.`}</Text>
          </div>
          <SupportAddress email={email} />
        </div>
      ) : (
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
      )}
    </div>,
    document.body,
  );
}
