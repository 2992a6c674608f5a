import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';

export interface OnboardingDialogProps {
  /** Called with whether something was saved. */
  onClose: (saved: boolean) => void;
}

export type LoadDialog = () => Promise<ComponentType<OnboardingDialogProps>>;

/** The dialogs of other features. */
export type GivenDialogs = Readonly<Record<'questionnaire' | 'upload', LoadDialog>>;

interface LazyDialogProps extends OnboardingDialogProps {
  load: LoadDialog;
  /** Called with true when the dialog has opened, and with false when it is gone. */
  onOpen: (open: boolean) => void;
}

/** A dialog that is loaded when it is rendered. One that does not load or that throws counts as closed. */
export function LazyDialog({ load, onOpen, onClose }: LazyDialogProps) {
  const [Dialog] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <SilentErrorBoundary name="a first-run dialog" onError={() => onClose(false)}>
      <Suspense fallback={null}>
        <MountObserver onChange={onOpen}>
          <Dialog onClose={onClose} />
        </MountObserver>
      </Suspense>
    </SilentErrorBoundary>
  );
}

function MountObserver({ onChange, children }: { onChange: (present: boolean) => void; children: ReactNode }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return children;
}
