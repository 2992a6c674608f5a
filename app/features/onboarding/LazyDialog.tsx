import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { SilentErrorBoundary } from '../../feedback/SilentErrorBoundary.tsx';
import { loadTranslatedChunk } from '../../i18n/loadTranslatedChunk.ts';

export interface OnboardingDialogProps {
  /** Told whether something was saved. */
  onClose: (saved: boolean) => void;
}

/** Loads a dialog, which is a chunk of its own. */
export type LoadDialog = () => Promise<ComponentType<OnboardingDialogProps>>;

interface LazyDialogProps extends OnboardingDialogProps {
  load: LoadDialog;
  /** Told when the dialog has opened, and when it is gone. */
  onOpen: (open: boolean) => void;
}

/** A dialog that is loaded when it is due. One that does not load or breaks counts as closed. */
export function LazyDialog({ load, onOpen, onClose }: LazyDialogProps) {
  const [Dialog] = useState(() => lazy(async () => ({ default: await loadTranslatedChunk(load) })));
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
