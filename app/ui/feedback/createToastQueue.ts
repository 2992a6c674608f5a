import { Toast as Base } from '@base-ui/react/toast';

export interface ToastContent {
  tone: 'info' | 'success' | 'danger';
  title: string;
  text?: string;
  link?: { label: string; to: string };
  /** Whose face stands in the place of the icon. */
  avatar?: { picture: string | null; fallback: string };
  /** How long it is shown, in milliseconds in which nobody is reading it; null: until it is closed. */
  durationMs: number | null;
  /** Called once when it goes: closed, followed, or after its time. */
  onClose?: () => void;
}

export interface ToastQueue {
  /** Shows a toast; one with the same id is replaced and its time starts afresh. */
  show(toast: ToastContent, id?: string): void;
  close(id: string): void;
  readonly manager: ReturnType<typeof Base.createToastManager<ToastContent>>;
}

/** Where toasts are handed in; a `ToastStack` shows them. */
export function createToastQueue(): ToastQueue {
  const manager = Base.createToastManager<ToastContent>();
  return {
    manager,
    show(toast, id) {
      manager.add({
        ...(id === undefined ? {} : { id }),
        // The library's own timer keeps running in a tab that was opened in the background (rule Z2), so ours is used.
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
