import { Toast as Base } from '@base-ui/react/toast';
import { useRef } from 'react';
import { useBottomInset } from '../layout/useBottomInset.ts';
import { useIsDesktop } from '../layout/useIsDesktop.ts';
import type { ToastContent, ToastQueue } from './createToastQueue.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './ToastStack.css.ts';

/** Further toasts wait until there is room; on phones one already covers a large part of the page. */
const MAX_VISIBLE_TOASTS = { desktop: 3, phone: 1 };

interface ToastStackTexts {
  /** Of the region, for screen readers. */
  label: string;
  close: string;
}

interface ToastStackProps {
  toasts: ToastQueue;
  texts: ToastStackTexts;
  /** They do not time out: for members who want to close messages themselves. */
  persistent: boolean;
  /** On phones: top for pages whose input is at the bottom. */
  position?: keyof typeof styles.position;
}

/**
 * Toasts above the page (Base UI): announced politely, errors at once; F6 focuses them, Escape closes one. Their
 * content must also be available elsewhere (rule Z2). An open dialog covers them.
 */
export function ToastStack({ toasts, texts, persistent, position = 'bottom' }: ToastStackProps) {
  const desktop = useIsDesktop();
  return (
    <Base.Provider
      toastManager={toasts.manager}
      limit={desktop ? MAX_VISIBLE_TOASTS.desktop : MAX_VISIBLE_TOASTS.phone}
      timeout={0}
    >
      <Base.Portal>
        <ToastViewport
          texts={texts}
          persistent={persistent}
          position={position}
          atBottom={desktop || position === 'bottom'}
        />
      </Base.Portal>
    </Base.Provider>
  );
}

type ToastViewportProps = Required<Pick<ToastStackProps, 'texts' | 'persistent' | 'position'>> & { atBottom: boolean };

function ToastViewport({ texts, persistent, position, atBottom }: ToastViewportProps) {
  const { toasts } = Base.useToastManager<ToastContent>();
  const box = useRef<HTMLDivElement>(null);
  useBottomInset(box, atBottom ? 'over' : null);
  return (
    <Base.Viewport ref={box} className={styles.position[position]} aria-label={texts.label}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={texts.close} persistent={persistent} />
      ))}
    </Base.Viewport>
  );
}
