import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { thenRestoreFocus } from '../focus/restoreLostFocus.ts';
import { Row } from '../layout/Row.tsx';
import { Banner } from './Banner.tsx';
import { BANNER_TIME_MS, useRestartingTimer } from './useRestartingTimer.ts';

interface TimedBannerProps {
  tone?: 'danger' | 'success';
  title: string;
  /** Text that says how to go on and what was kept. */
  children?: ReactNode;
  action?: { label: string; onPress: () => void };
  closeLabel: string;
  /** Called when it closes; a `FailureLine` then replaces an unresolved failure (rule Z3). */
  onDismiss: () => void;
  /** Called when it times out; `onDismiss` by default. */
  onTimeout?: () => void;
  /** Never times out: for members who want to close messages themselves. */
  persistent?: boolean;
}

/**
 * The result of an action, in the flow of the page: it disappears after 10 s in which the member neither points at it
 * nor focuses it (rule Z2). What stays true is a `Banner`, what can be undone an `UndoBar`, and what comes from
 * elsewhere while a page is open a `Toast`.
 *
 * After a failure, `onDismiss` leaves a `FailureLine` in its place until it is resolved (rule Z3). `persistent` is for
 * members who want to close messages themselves.
 */
export function TimedBanner(props: TimedBannerProps) {
  const {
    tone = 'danger',
    title,
    children,
    action,
    closeLabel,
    onDismiss,
    onTimeout = onDismiss,
    persistent = false,
  } = props;
  const box = useRef<HTMLDivElement>(null);
  useRestartingTimer(box, persistent ? null : BANNER_TIME_MS, onTimeout);
  return (
    <div ref={box}>
      <Banner tone={tone} title={title} announce>
        {children}
        <Row gap="xsmall">
          {action && (
            <Button tone="secondary" size="small" onClick={thenRestoreFocus(action.onPress)}>
              {action.label}
            </Button>
          )}
          <Button tone={action ? 'quiet' : 'secondary'} size="small" icon={cross} onClick={thenRestoreFocus(onDismiss)}>
            {closeLabel}
          </Button>
        </Row>
      </Banner>
    </div>
  );
}
