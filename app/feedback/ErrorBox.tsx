import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { keepNoticesOpenAtom } from '../device/noticePreferences.ts';
import { Banner } from '../ui/feedback/Banner.tsx';
import { TimedBanner } from '../ui/feedback/TimedBanner.tsx';

interface ErrorBoxProps {
  /** What happened; by default only that something did not work. */
  title?: string | undefined;
  /** How to go on, and what is still there. */
  children?: ReactNode;
  action?: { label: string; onPress: () => void };
  /** A button then closes the box, and so do 10 s, unless the member wants to close messages. */
  onDismiss?: () => void;
  /** By default the same as closing it. */
  onTimeout?: () => void;
}

/** An error above what it is about (app/feedback/README.md, "Failures"). */
export function ErrorBox({ title, children, action, onDismiss, onTimeout }: ErrorBoxProps) {
  const { t } = useLingui();
  const persistent = useAtomValue(keepNoticesOpenAtom);
  const shownTitle = title ?? t`Error: this did not work`;
  if (!onDismiss) {
    return (
      <Banner tone="danger" title={shownTitle} announce>
        {children}
      </Banner>
    );
  }
  return (
    <TimedBanner
      title={shownTitle}
      {...(action && { action })}
      closeLabel={t`Close`}
      onDismiss={onDismiss}
      {...(onTimeout && { onTimeout })}
      persistent={persistent}
    >
      {children}
    </TimedBanner>
  );
}
