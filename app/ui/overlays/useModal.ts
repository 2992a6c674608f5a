import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { lockPageScroll } from './lockPageScroll.ts';

let openCount = 0;
const listeners = new Set<() => void>();

function changeOpenCount(step: 1 | -1): void {
  openCount += step;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Whether any dialog is open, for what must not come on top of one. */
export const useAnyModalOpen = () => useSyncExternalStore(subscribe, () => openCount > 0);

/**
 * Opens a native dialog as long as the component is there: focus kept inside and given back, Escape, backdrop and the
 * page behind it held still are the platform's work. What has `data-first-focus` is focused first.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    changeOpenCount(1);
    const letGo = lockPageScroll();
    return () => {
      dialog.close();
      letGo();
      changeOpenCount(-1);
    };
  }, []);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file field in the dialog tells in the same way that no file was chosen.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // Browsers let a second Escape in a row close a dialog without asking. Whether it closes is decided elsewhere.
    onClose(event: SyntheticEvent) {
      if (event.target !== ref.current || ref.current?.open) return;
      ref.current?.showModal();
      onClose();
    },
    // A drag that starts inside, as when marking text, and ends on the backdrop must not close.
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = event.target === ref.current;
    },
    onClick(event: MouseEvent) {
      if (event.target === ref.current && pressedOutside.current) onClose();
    },
  };
}
