import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { keepNoticesOpenAtom } from '../device/noticePreferences.ts';
import { TimedBanner } from '../ui/feedback/TimedBanner.tsx';

interface FailureBannerProps {
  /** What happened; by default only that something did not work. */
  title?: string | undefined;
  /** Text that says how to go on and what was kept. */
  children?: ReactNode;
  action?: { label: string; onPress: () => void };
  /** Closes the banner, and so do 10 s, unless the member wants to close messages. */
  onDismiss: () => void;
  /** Called when it times out; `onDismiss` by default. */
  onTimeout?: () => void;
}

/** A banner with a failure, above what it is about (app/feedback/README.md, "Failures"). */
export function FailureBanner({ title, ...banner }: FailureBannerProps) {
  const { t } = useLingui();
  const persistent = useAtomValue(keepNoticesOpenAtom);
  return (
    <TimedBanner
      title={title ?? t`Error: this did not work`}
      closeLabel={t`Close`}
      persistent={persistent}
      {...banner}
    />
  );
}
