import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { avoidKeyboard } from './avoidKeyboard.ts';

let openCount = 0;
let unlockPageScroll = () => {};
const listeners = new Set<() => void>();

function changeOpenCount(step: 1 | -1): void {
  openCount += step;
  if (openCount === 0) unlockPageScroll();
  else if (openCount === 1 && step === 1) unlockPageScroll = lockPageScroll();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a dialog is open, for overlays that must not open above one. */
export const useAnyModalOpen = () => useSyncExternalStore(subscribe, () => openCount > 0);

/** The props of a native `<dialog>` that is open while mounted; what has `data-first-focus` is focused first. */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    changeOpenCount(1);
    const stopAvoiding = avoidKeyboard(dialog);
    return () => {
      stopAvoiding();
      dialog.close();
      changeOpenCount(-1);
    };
  }, []);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file field in the dialog sends the same event when no file was chosen.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close a dialog on a second Escape in a row without asking; only the caller may close it.
    onClose(event: SyntheticEvent) {
      if (event.target !== ref.current || ref.current?.open) return;
      ref.current?.showModal();
      onClose();
    },
    // A drag that starts inside, as when selecting text, and ends on the backdrop must not close the dialog.
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = event.target === ref.current;
    },
    onClick(event: MouseEvent) {
      if (event.target === ref.current && pressedOutside.current) onClose();
    },
  };
}

/** Keeps the page from scrolling behind a dialog; the returned function releases it. */
function lockPageScroll(): () => void {
  const root = document.documentElement.style;
  root.overflow = 'hidden';
  if (!isIosSafari()) {
    return () => {
      root.overflow = '';
    };
  }
  // On iOS a finger still scrolls the page, unless it has a fixed position.
  const body = document.body.style;
  const { scrollX, scrollY } = window;
  Object.assign(body, { position: 'fixed', insetInline: '0', top: `${-scrollY}px` });
  return () => {
    root.overflow = '';
    Object.assign(body, { position: '', insetInline: '', top: '' });
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
}

const isIosSafari = () => CSS.supports('-webkit-touch-callout', 'none');
