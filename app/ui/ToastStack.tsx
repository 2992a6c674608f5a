import { Toast as Base } from '@base-ui/react/toast';
import { useRef } from 'react';
import type { ToastContent, Toasts } from './createToasts.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './ToastStack.css.ts';
import { useDesktop } from './useDesktop.ts';
import { useRoomBelow } from './useRoomBelow.ts';

/** More wait behind these until there is room; on phones one already covers a good part of the page. */
const mostAtOnce = { desk: 3, phone: 1 };

interface ToastStackTexts {
  /** Of the region, for screen readers. */
  label: string;
  close: string;
}

interface ToastStackProps {
  toasts: Toasts;
  texts: ToastStackTexts;
  /** For those who want to close messages themselves. */
  stay: boolean;
  /** On phones: top where members write at the bottom. */
  place?: keyof typeof styles.place;
}

/**
 * Toasts above the page (Base UI): announced politely, errors at once; F6 focuses them, Escape closes. Their content
 * must also stand somewhere else (rule Z2). While a dialog is open they wait behind it.
 */
export function ToastStack({ toasts, texts, stay, place = 'bottom' }: ToastStackProps) {
  const desktop = useDesktop();
  return (
    <Base.Provider toastManager={toasts.manager} limit={desktop ? mostAtOnce.desk : mostAtOnce.phone} timeout={0}>
      <Base.Portal>
        <Corner texts={texts} stay={stay} place={place} atBottom={desktop || place === 'bottom'} />
      </Base.Portal>
    </Base.Provider>
  );
}

type CornerProps = Required<Pick<ToastStackProps, 'texts' | 'stay' | 'place'>> & { atBottom: boolean };

function Corner({ texts, stay, place, atBottom }: CornerProps) {
  const box = useRef<HTMLDivElement>(null);
  useRoomBelow(box, atBottom ? 'over' : null);
  return (
    <Base.Viewport ref={box} className={styles.place[place]} aria-label={texts.label}>
      <Cards closeLabel={texts.close} stay={stay} />
    </Base.Viewport>
  );
}

function Cards({ closeLabel, stay }: { closeLabel: string; stay: boolean }) {
  const { toasts } = Base.useToastManager<ToastContent>();
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} stay={stay} />);
}
