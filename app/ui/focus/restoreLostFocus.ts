/** Whether what had the focus is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Call it where pressing a button removes that button: the focus then moves to the first match or, without one, to the
 * dialog or page around it, instead of being lost (rule T6).
 */
export function restoreLostFocus(selector?: string): void {
  requestAnimationFrame(() => {
    if (!isFocusLost()) return;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const around = dialog?.querySelector<HTMLElement>('[data-first-focus]') ?? document.getElementById('main');
    const wanted = selector === undefined ? null : document.querySelector<HTMLElement>(selector);
    (wanted ?? around)?.focus({ preventScroll: true });
  });
}
