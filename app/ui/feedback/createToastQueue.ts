import { Toast as Base } from '@base-ui/react/toast';
import type { AvatarSource } from '../content/Avatar.tsx';

export interface ToastContent {
  tone: 'info' | 'success' | 'danger';
  title: string;
  text?: string;
  /** A second line; the only one where there is little room. */
  note?: string;
  link?: { label: string; to: string };
  /** In the place of a link: opens something over the page. */
  action?: { label: string; onPress: () => void };
  /** A member's picture in the place of the icon. */
  avatar?: AvatarSource;
  /** Counts only while the member neither points at it nor focuses it; null: it stays until it is closed. */
  durationMs: number | null;
  /** Called once: when it is closed or followed, or after its time. */
  onClose?: () => void;
}

export interface ToastQueue {
  /** Shows a toast; one with the same id is replaced and its time restarts. */
  show(toast: ToastContent, id?: string): void;
  close(id: string): void;
  readonly manager: ReturnType<typeof Base.createToastManager<ToastContent>>;
}

/** Collects toasts, which a `ToastStack` shows one at a time. */
export function createToastQueue(): ToastQueue {
  const manager = Base.createToastManager<ToastContent>();
  return {
    manager,
    show(toast, id) {
      manager.add({
        ...(id === undefined ? {} : { id }),
        // The library's own timer keeps running in a tab that was opened in the background (rule Z2): usePausableTimer.
        timeout: 0,
        data: toast,
        title: toast.title,
        description: toast.text,
        ...(toast.onClose ? { onClose: toast.onClose } : {}),
      });
    },
    close: (id) => manager.close(id),
  };
}
