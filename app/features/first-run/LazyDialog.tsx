import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { loadScreen } from '../../i18n/loadScreen.ts';
import { BrokenPart } from '../../parts/BrokenPart.tsx';

export interface FirstRunDialogProps {
  /** Told whether something was saved. */
  onClose: (saved: boolean) => void;
}

/** Loads a dialog, which is a chunk of its own. */
export type LoadDialog = () => Promise<ComponentType<FirstRunDialogProps>>;

interface LazyDialogProps extends FirstRunDialogProps {
  load: LoadDialog;
  /** Told when the dialog has opened, and when it is gone. */
  onOpen: (open: boolean) => void;
}

/** A dialog that is loaded when it is due. One that does not load or breaks counts as closed. */
export function LazyDialog({ load, onOpen, onClose }: LazyDialogProps) {
  const [Dialog] = useState(() => lazy(async () => ({ default: await loadScreen(load) })));
  return (
    <BrokenPart what="a first-run dialog" onBreak={() => onClose(false)}>
      <Suspense fallback={null}>
        <Presence onChange={onOpen}>
          <Dialog onClose={onClose} />
        </Presence>
      </Suspense>
    </BrokenPart>
  );
}

function Presence({ onChange, children }: { onChange: (present: boolean) => void; children: ReactNode }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return children;
}
