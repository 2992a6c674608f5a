import { Toast as Base } from '@base-ui/react/toast';
import type { ToastContent, Toasts } from './createToasts.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './ToastStack.css.ts';
import { useDesktop } from './useDesktop.ts';

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
}

/**
 * Short messages above the page (Base UI): read out politely, errors at once; F6 leads to them, Escape closes. What they
 * say must be found elsewhere as well (rule Z2). While a dialog is open they wait behind it.
 */
export function ToastStack({ toasts, texts, stay }: ToastStackProps) {
  const desktop = useDesktop();
  return (
    <Base.Provider toastManager={toasts.manager} limit={desktop ? mostAtOnce.desk : mostAtOnce.phone} timeout={0}>
      <Base.Portal>
        <Base.Viewport className={styles.stack} aria-label={texts.label}>
          <Cards closeLabel={texts.close} stay={stay} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Cards({ closeLabel, stay }: { closeLabel: string; stay: boolean }) {
  const { toasts } = Base.useToastManager<ToastContent>();
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} stay={stay} />);
}
