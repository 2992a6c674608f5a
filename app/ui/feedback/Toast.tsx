import { Toast as Base } from '@base-ui/react/toast';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { Button } from '../actions/Button.tsx';
import { LinkButton } from '../actions/LinkButton.tsx';
import { Avatar, type AvatarSource } from '../content/Avatar.tsx';
import { Icon } from '../content/Icon.tsx';
import { useBottomInset } from '../layout/useBottomInset.ts';
import { useIsDesktop } from '../layout/useIsDesktop.ts';
import { useToastRoomAtTop } from '../layout/useToastRoomAtTop.ts';
import { Link } from '../navigation/Link.tsx';
import * as styles from './Toast.css.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { useRestartingTimer } from './useRestartingTimer.ts';

export interface ToastContent {
  title: string;
  text?: string;
  /** A second text, which gives way to the first one on phones. */
  note?: string;
  link?: { label: string; to: string };
  /** A button in the place of a link, which opens something over the page. */
  action?: { label: string; onPress: () => void };
  /** A member's picture in the place of the icon. */
  avatar?: AvatarSource;
  /** Counts only while the member neither points at it nor focuses it. */
  durationMs: number;
  /** Called once: when it is closed or followed, or after its time. */
  onClose?: () => void;
  /** Called before that, if its time has passed. */
  onTimeout?: () => void;
}

interface ToastTexts {
  /** Label of the region, for screen readers. */
  label: string;
  close: string;
}

interface ToastProps {
  /** Another one takes the place of what is shown, and its time restarts; null closes it. */
  content: ToastContent | null;
  texts: ToastTexts;
  /** It does not time out: for members who want to close messages themselves. */
  persistent: boolean;
  /** bottom: in the corner of desktops. top: below the header, for pages whose input is at the bottom, and on phones. */
  position?: keyof typeof styles.position;
}

const TOAST_ID = 'toast';
const REGION_READY_MS = 100;

/**
 * A toast above the page (Base UI), for news that comes while a page is open. What it says must also be shown elsewhere
 * (rule Z2). The result of what the member does on the page is a `TimedBanner`.
 */
export function Toast({ content, texts, persistent, position = 'bottom' }: ToastProps) {
  const [manager] = useState(() => Base.createToastManager<ToastContent>());
  useEffect(() => {
    if (!content) return manager.close(TOAST_ID);
    // Screen readers announce only what is added to a region that has been in the document for a while.
    const timer = setTimeout(() => {
      manager.add({
        id: TOAST_ID,
        // The library's own timer keeps running in a tab that was opened in the background (rule Z2): useRestartingTimer.
        timeout: 0,
        data: content,
        title: content.title,
        description: content.text,
        onClose: () => content.onClose?.(),
      });
    }, REGION_READY_MS);
    return () => clearTimeout(timer);
  }, [content, manager]);
  return (
    <Base.Provider toastManager={manager} timeout={0}>
      <Base.Portal>
        <ToastViewport texts={texts} persistent={persistent} position={position} />
      </Base.Portal>
    </Base.Provider>
  );
}

type ToastViewportProps = Required<Pick<ToastProps, 'texts' | 'persistent' | 'position'>>;

function ToastViewport({ texts, persistent, position }: ToastViewportProps) {
  const { toasts } = Base.useToastManager<ToastContent>();
  const box = useRef<HTMLDivElement>(null);
  const desktop = useIsDesktop();
  const low = useMediaQuery(styles.lowWindow);
  const atBottom = position === 'bottom' && (desktop || low);
  useBottomInset(box, atBottom ? 'over' : null);
  useToastRoomAtTop(box, !atBottom);
  return (
    <Base.Viewport ref={box} className={styles.position[position]} aria-label={texts.label}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={texts.close} persistent={persistent} />
      ))}
    </Base.Viewport>
  );
}

interface ToastCardProps {
  toast: Base.Root.ToastObject<ToastContent>;
  closeLabel: string;
  persistent: boolean;
}

/** A toast. On desktops a button leads on; on phones, where it has to be low, a tap anywhere on it does. */
function ToastCard({ toast, closeLabel, persistent }: ToastCardProps) {
  const { close } = Base.useToastManager();
  const desktop = useIsDesktop();
  const box = useRef<HTMLDivElement>(null);
  const { text, note, link, action, avatar, durationMs, onTimeout } = toast.data!;
  const dismiss = () => close(toast.id);
  const timeOut = () => {
    onTimeout?.();
    dismiss();
  };
  useRestartingTimer(box, persistent ? null : durationMs, timeOut, toast.updateKey);
  const act = () => {
    dismiss();
    action?.onPress();
  };
  return (
    <Base.Root
      ref={box}
      toast={toast}
      // A swipe that was meant to scroll would close it.
      swipeDirection={[]}
      className={styles.root}
    >
      <Base.Content className={styles.content}>
        <span className={styles.picture}>
          {avatar ? <Avatar {...avatar} size="small" eager /> : <ToneIcon tone="info" />}
        </span>
        <div className={styles.body}>
          <Base.Title className={styles.title} render={<p />}>
            {desktop ? (
              toast.title
            ) : (
              <PhoneTitle {...{ link, action, act, dismiss }}>
                <span className={styles.titleText[text || note ? 'two' : 'three']}>{toast.title}</span>
              </PhoneTitle>
            )}
          </Base.Title>
          <Base.Description className={styles.text} render={<p />} />
          {note && (desktop || !text) && <p className={styles.text}>{note}</p>}
          {desktop && link && (
            <span>
              <LinkButton to={link.to} size="small" onFollow={dismiss}>
                {link.label}
              </LinkButton>
            </span>
          )}
          {desktop && action && (
            <span>
              <Button size="small" onClick={act}>
                {action.label}
              </Button>
            </span>
          )}
        </div>
        {/* The library hides the button until a stack of toasts is expanded. */}
        <Base.Close className={styles.close} aria-label={closeLabel} aria-hidden={undefined}>
          <Icon source={cross} size="small" />
          <span className={styles.closeWord}>{closeLabel}</span>
        </Base.Close>
      </Base.Content>
    </Base.Root>
  );
}

interface PhoneTitleProps {
  link: ToastContent['link'] | undefined;
  action: ToastContent['action'] | undefined;
  act: () => void;
  dismiss: () => void;
  children: ReactNode;
}

/** The title as the link or button that leads on, whose target is the entire toast. */
function PhoneTitle({ link, action, act, dismiss, children }: PhoneTitleProps) {
  if (link) {
    return (
      <Link to={link.to} className={styles.wholeTarget} onClick={dismiss}>
        {children}
      </Link>
    );
  }
  if (!action) return children;
  return (
    <button type="button" className={styles.wholeTarget} onClick={act}>
      {children}
    </button>
  );
}
