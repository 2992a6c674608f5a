import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

let open = 0;

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
    open += 1;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      dialog.close();
      open -= 1;
      if (open === 0) document.documentElement.style.overflow = '';
    };
  }, []);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
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
