import { Toast as Base } from '@base-ui/react/toast';
import check from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import info from '@phosphor-icons/core/fill/info-fill.svg?raw';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import cross from '@phosphor-icons/core/regular/x.svg?raw';
import { useRef } from 'react';
import { LinkButton } from '../actions/LinkButton.tsx';
import { TextLink } from '../actions/TextLink.tsx';
import { Avatar } from '../content/Avatar.tsx';
import { Icon } from '../content/Icon.tsx';
import { useIsDesktop } from '../layout/useIsDesktop.ts';
import type { ToastContent } from './createToastQueue.ts';
import * as styles from './ToastStack.css.ts';
import { usePausableTimer } from './usePausableTimer.ts';

interface ToastCardProps {
  toast: Base.Root.ToastObject<ToastContent>;
  closeLabel: string;
  persistent: boolean;
}

const icons = { info, success: check, danger: warning };

/** One of the toasts on show. */
export function ToastCard({ toast, closeLabel, persistent: stay }: ToastCardProps) {
  const { close } = Base.useToastManager();
  const box = useRef<HTMLDivElement>(null);
  const { tone = 'info', link, avatar: face, durationMs: shownFor = null }: Partial<ToastContent> = toast.data ?? {};
  usePausableTimer(box, stay || toast.limited ? null : shownFor, () => close(toast.id));
  return (
    <Base.Root
      ref={box}
      toast={toast}
      // The library's own way to say an error at once hides what is in sight from screen readers.
      {...(tone === 'danger' ? { role: 'alert' } : {})}
      // A swipe that was meant to scroll would throw it away.
      swipeDirection={[]}
      className={styles.tone[tone]}
    >
      <Base.Content className={styles.content}>
        {face ? (
          <Avatar {...face} size="small" eager />
        ) : (
          <span className={styles.icon[tone]}>
            <Icon source={icons[tone]} />
          </span>
        )}
        <div className={styles.body}>
          <Base.Title className={styles.title} render={<p />} />
          <Base.Description render={<p />} />
          <div className={styles.actions}>
            {link && <ToastLink link={link} onFollow={() => close(toast.id)} />}
            {/* All of it is in sight: nothing has to be unfolded first. */}
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
