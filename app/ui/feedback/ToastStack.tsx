import { Toast as Base } from '@base-ui/react/toast';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { useRef } from 'react';
import { LinkButton } from '../actions/LinkButton.tsx';
import { TextLink } from '../actions/TextLink.tsx';
import { Avatar } from '../content/Avatar.tsx';
import { Icon } from '../content/Icon.tsx';
import { useBottomInset } from '../layout/useBottomInset.ts';
import { useIsDesktop } from '../layout/useIsDesktop.ts';
import type { ToastContent, ToastQueue } from './createToastQueue.ts';
import * as styles from './ToastStack.css.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { usePausableTimer } from './usePausableTimer.ts';

/** Further toasts wait until there is room; on phones one already covers a large part of the page. */
const MAX_VISIBLE_TOASTS = { desktop: 3, phone: 1 };

interface ToastStackTexts {
  /** Of the region, for screen readers. */
  label: string;
  close: string;
}

interface ToastStackProps {
  toasts: ToastQueue;
  texts: ToastStackTexts;
  /** They do not time out: for members who want to close messages themselves. */
  persistent: boolean;
  /** On phones: top for pages whose input is at the bottom. */
  position?: keyof typeof styles.position;
}

/** Toasts above the page (Base UI). What they say must also stand elsewhere (rule Z2). */
export function ToastStack({ toasts, texts, persistent, position = 'bottom' }: ToastStackProps) {
  const desktop = useIsDesktop();
  return (
    <Base.Provider
      toastManager={toasts.manager}
      limit={desktop ? MAX_VISIBLE_TOASTS.desktop : MAX_VISIBLE_TOASTS.phone}
      timeout={0}
    >
      <Base.Portal>
        <ToastViewport
          texts={texts}
          persistent={persistent}
          position={position}
          atBottom={desktop || position === 'bottom'}
        />
      </Base.Portal>
    </Base.Provider>
  );
}

type ToastViewportProps = Required<Pick<ToastStackProps, 'texts' | 'persistent' | 'position'>> & { atBottom: boolean };

function ToastViewport({ texts, persistent, position, atBottom }: ToastViewportProps) {
  const { toasts } = Base.useToastManager<ToastContent>();
  const box = useRef<HTMLDivElement>(null);
  useBottomInset(box, atBottom ? 'over' : null);
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

/** One of the visible toasts. */
function ToastCard({ toast, closeLabel, persistent }: ToastCardProps) {
  const { close } = Base.useToastManager();
  const box = useRef<HTMLDivElement>(null);
  const { tone = 'info', link, avatar, durationMs = null }: Partial<ToastContent> = toast.data ?? {};
  usePausableTimer(box, persistent || toast.limited ? null : durationMs, () => close(toast.id));
  return (
    <Base.Root
      ref={box}
      toast={toast}
      // The library's own way to announce an error at once hides the visible text from screen readers.
      {...(tone === 'danger' ? { role: 'alert' } : {})}
      // A swipe that was meant to scroll would close it.
      swipeDirection={[]}
      className={styles.tone[tone]}
    >
      <Base.Content className={styles.content}>
        {avatar ? <Avatar {...avatar} size="small" eager /> : <ToneIcon tone={tone} />}
        <div className={styles.body}>
          <Base.Title className={styles.title} render={<p />} />
          <Base.Description render={<p />} />
          <div className={styles.actions}>
            {link && <ToastLink link={link} onFollow={() => close(toast.id)} />}
            {/* The library hides the button until the stack is expanded; this stack is always expanded. */}
            <Base.Close className={styles.close} aria-hidden={undefined}>
              <Icon source={cross} size="small" />
              {closeLabel}
            </Base.Close>
          </div>
        </div>
      </Base.Content>
    </Base.Root>
  );
}

/** On desktop a button follows the link; on phones a tap anywhere on the card does. */
function ToastLink({ link, onFollow }: { link: NonNullable<ToastContent['link']>; onFollow: () => void }) {
  if (useIsDesktop()) {
    return (
      <LinkButton to={link.to} size="small" onFollow={onFollow}>
        {link.label}
      </LinkButton>
    );
  }
  return (
    <span className={styles.linkArea}>
      <TextLink to={link.to} onFollow={onFollow}>
        {link.label}
      </TextLink>
    </span>
  );
}
