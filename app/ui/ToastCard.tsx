import { Toast as Base } from '@base-ui/react/toast';
import check from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import info from '@phosphor-icons/core/fill/info-fill.svg?raw';
import warning from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
import cross from '@phosphor-icons/core/regular/x.svg?raw';
import { useRef } from 'react';
import { Avatar } from './Avatar.tsx';
import type { ToastContent } from './createToasts.ts';
import { Icon } from './Icon.tsx';
import { LinkButton } from './LinkButton.tsx';
import { TextLink } from './TextLink.tsx';
import * as styles from './ToastStack.css.ts';
import { useDesktop } from './useDesktop.ts';
import { usePausableTimer } from './usePausableTimer.ts';

interface ToastCardProps {
  toast: Base.Root.ToastObject<ToastContent>;
  closeLabel: string;
  stay: boolean;
}

const icons = { info, success: check, danger: warning };

/** One of the toasts on show. */
export function ToastCard({ toast, closeLabel, stay }: ToastCardProps) {
  const { close } = Base.useToastManager();
  const box = useRef<HTMLDivElement>(null);
  const { tone = 'info', link, face, shownFor = null }: Partial<ToastContent> = toast.data ?? {};
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
          <Avatar {...face} size="small" early />
        ) : (
          <span className={styles.mark[tone]}>
            <Icon source={icons[tone]} />
          </span>
        )}
        <div className={styles.body}>
          <Base.Title className={styles.title} render={<p />} />
          <Base.Description render={<p />} />
          <div className={styles.actions}>
            {link && <Way link={link} onFollow={() => close(toast.id)} />}
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
function Way({ link, onFollow }: { link: NonNullable<ToastContent['link']>; onFollow: () => void }) {
  if (useDesktop()) {
    return (
      <LinkButton to={link.to} size="small" onFollow={onFollow}>
        {link.label}
      </LinkButton>
    );
  }
  return (
    <span className={styles.whole}>
      <TextLink to={link.to} onFollow={onFollow}>
        {link.label}
      </TextLink>
    </span>
  );
}
