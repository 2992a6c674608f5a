import type { AvatarSource } from '../content/Avatar.tsx';

export interface ToastContent {
  tone: 'info' | 'success' | 'danger';
  title: string;
  text?: string;
  /** A second line; the only one where there is little room. */
  note?: string;
  link?: { label: string; to: string };
  /** Opens something over the page, instead of a link. */
  action?: { label: string; onPress: () => void };
  /** A member's picture instead of the icon. */
  avatar?: AvatarSource;
  /** Counts only while the member neither points at it nor focuses it; null: it stays until it is closed. */
  durationMs: number | null;
  /** Called once: when it is closed or followed, or after its time. */
  onClose?: () => void;
  /** Called before that, if its time has passed. */
  onTimeout?: () => void;
}

interface ToastTarget {
  /** Shows a toast; one with the same id is replaced and its time restarts. */
  show(toast: ToastContent, id?: string): void;
  close(id: string): void;
}

export interface ToastQueue extends ToastTarget {
  /** Passes on the toasts that wait, and all later ones, until the returned function is called. */
  connect(target: ToastTarget): () => void;
}

/** Creates a queue of toasts for a `ToastStack`, which shows one at a time and is loaded only when there is one. */
export function createToastQueue(onFirst: () => void = () => {}): ToastQueue {
  let target: ToastTarget | undefined;
  let waiting: [toast: ToastContent, id: string | undefined][] = [];
  return {
    show(toast, id) {
      if (target) return target.show(toast, id);
      waiting = [...waiting.filter(([, other]) => id === undefined || other !== id), [toast, id]];
      onFirst();
    },
    close(id) {
      if (target) target.close(id);
      waiting = waiting.filter(([, other]) => other !== id);
    },
    connect(connected) {
      target = connected;
      for (const [toast, id] of waiting) target.show(toast, id);
      waiting = [];
      return () => {
        if (target === connected) target = undefined;
      };
    },
  };
}
