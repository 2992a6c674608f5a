import { msg } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useOnline } from '../device/useOnline.ts';
import { reportFailureAtom } from './failureQueue.atoms.ts';
import { classifyLoadFailure, loadFailureTexts } from './loadFailures.ts';
import { SilentErrorBoundary } from './SilentErrorBoundary.tsx';

interface LazyDialogProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  children: (Dialog: ComponentType<Props>) => ReactNode;
  onClose: () => void;
}

/** A dialog that is loaded when it is rendered. If that fails, it closes, and a failure over the page says why. */
export function LazyDialog<Props extends object>({ load, children, onClose }: LazyDialogProps<Props>) {
  const report = useSetAtom(reportFailureAtom);
  const online = useOnline();
  const [Dialog] = useState(() => lazy(async () => ({ default: await load() })));
  const fail = (error: unknown) => {
    const kind = classifyLoadFailure(error, online);
    onClose();
    report(msg`Error: this couldn’t be opened`, { advice: loadFailureTexts[kind === 'gone' ? 'server' : kind] });
  };
  return (
    <SilentErrorBoundary name="a dialog" onError={fail}>
      <Suspense fallback={null}>{children(Dialog as ComponentType<Props>)}</Suspense>
    </SilentErrorBoundary>
  );
}
