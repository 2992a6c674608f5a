import { Toast as Base } from '@base-ui/react/toast';
import { useRef } from 'react';
import { useBottomInset } from '../layout/useBottomInset.ts';
import { useIsDesktop } from '../layout/useIsDesktop.ts';
import type { ToastContent, ToastQueue } from './createToastQueue.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './ToastStack.css.ts';

/** More wait behind these until there is room; on phones one already covers a good part of the page. */
const maxVisibleToasts = { desk: 3, phone: 1 };

interface ToastStackTexts {
  /** Of the region, for screen readers. */
  label: string;
  close: string;
}

interface ToastStackProps {
  toasts: ToastQueue;
  texts: ToastStackTexts;
  /** For those who want to close messages themselves. */
  persistent: boolean;
  /** On phones: top where members write at the bottom. */
  position?: keyof typeof styles.position;
}

/**
 * Toasts above the page (Base UI): announced politely, errors at once; F6 focuses them, Escape closes. Their content
 * must also stand somewhere else (rule Z2). While a dialog is open they wait behind it.
 */
export function ToastStack({ toasts, texts, persistent: stay, position: place = 'bottom' }: ToastStackProps) {
  const desktop = useIsDesktop();
  return (
    <Base.Provider
      toastManager={toasts.manager}
      limit={desktop ? maxVisibleToasts.desk : maxVisibleToasts.phone}
      timeout={0}
    >
      <Base.Portal>
        <ToastViewport texts={texts} persistent={stay} position={place} atBottom={desktop || place === 'bottom'} />
      </Base.Portal>
    </Base.Provider>
  );
}

type ToastViewportProps = Required<Pick<ToastStackProps, 'texts' | 'persistent' | 'position'>> & { atBottom: boolean };

function ToastViewport({ texts, persistent: stay, position: place, atBottom }: ToastViewportProps) {
  const box = useRef<HTMLDivElement>(null);
  useBottomInset(box, atBottom ? 'over' : null);
  return (
    <Base.Viewport ref={box} className={styles.position[place]} aria-label={texts.label}>
      <ToastCards closeLabel={texts.close} stay={stay} />
    </Base.Viewport>
  );
}

function ToastCards({ closeLabel, stay }: { closeLabel: string; stay: boolean }) {
  const { toasts } = Base.useToastManager<ToastContent>();
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} persistent={stay} />);
}
