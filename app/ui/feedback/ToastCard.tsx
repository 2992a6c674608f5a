import { Toast as Base } from '@base-ui/react/toast';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { useRef } from 'react';
import { LinkButton } from '../actions/LinkButton.tsx';
import { TextLink } from '../actions/TextLink.tsx';
import { Avatar } from '../content/Avatar.tsx';
import { Icon } from '../content/Icon.tsx';
import { useIsDesktop } from '../layout/useIsDesktop.ts';
import type { ToastContent } from './createToastQueue.ts';
import * as styles from './ToastStack.css.ts';
import { ToneIcon } from './ToneIcon.tsx';
import { usePausableTimer } from './usePausableTimer.ts';

interface ToastCardProps {
  toast: Base.Root.ToastObject<ToastContent>;
  closeLabel: string;
  persistent: boolean;
}

/** One of the visible toasts. */
export function ToastCard({ toast, closeLabel, persistent }: ToastCardProps) {
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
