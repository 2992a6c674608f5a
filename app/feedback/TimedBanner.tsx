import { useLingui } from '@lingui/react/macro';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { keepNoticesOpenAtom } from '../device/noticePreferences.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { BANNER_TIME_MS, useRestartingTimer } from '../ui/feedback/useRestartingTimer.ts';
import { thenRestoreFocus } from '../ui/focus/restoreLostFocus.ts';
import { Row } from '../ui/layout/Row.tsx';

interface TimedBannerProps {
  tone?: 'danger' | 'success';
  /** What happened; by default only that something did not work. */
  title?: string | undefined;
  /** Text that says how to go on and what was kept. */
  children?: ReactNode;
  action?: { label: string; onPress: () => void };
  closeLabel?: string;
  /** Called when it closes; a `FailureLine` then replaces an unresolved failure (rule Z3). */
  onDismiss: () => void;
  /** Called when it times out; `onDismiss` by default. */
  onTimeout?: () => void;
}

/**
 * The result of an action, in the flow of the page, for failures above what they are about. It disappears after 10 s in
 * which the member neither points at it nor focuses it (rule Z2), or never if the member wants to close messages. What
 * stays true is a `Banner`, what can be undone an `UndoBar`, and what comes from elsewhere while a page is open a
 * `Toast`.
 */
export function TimedBanner(props: TimedBannerProps) {
  const { t } = useLingui();
  const { tone = 'danger', title, children, action, closeLabel, onDismiss, onTimeout = onDismiss } = props;
  const persistent = useAtomValue(keepNoticesOpenAtom);
  const box = useRef<HTMLDivElement>(null);
  useRestartingTimer(box, persistent ? null : BANNER_TIME_MS, onTimeout);
  return (
    <div ref={box}>
      <Banner tone={tone} title={title ?? t`Error: this didn’t work`} announce>
        {children}
        <Row gap="xsmall">
          {action && (
            <Button tone="secondary" size="small" onClick={thenRestoreFocus(action.onPress)}>
              {action.label}
            </Button>
          )}
          <Button tone={action ? 'quiet' : 'secondary'} size="small" icon={cross} onClick={thenRestoreFocus(onDismiss)}>
            {closeLabel ?? t`Close`}
          </Button>
        </Row>
      </Banner>
    </div>
  );
}
