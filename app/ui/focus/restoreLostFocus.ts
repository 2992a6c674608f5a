/** Whether the focused element is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focuses `selector`, else the open dialog or the page, if the focused element is gone (rule T6). */
export function restoreLostFocus(selector?: string): void {
  requestAnimationFrame(() => {
    if (!isFocusLost()) return;
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const container = dialog?.querySelector<HTMLElement>('[data-first-focus]') ?? document.getElementById('main');
    const match = selector === undefined ? null : document.querySelector<HTMLElement>(selector);
    (match ?? container)?.focus({ preventScroll: true });
  });
}

/** Creates the handler of a button that may remove itself when it is pressed. */
export const thenRestoreFocus = (act: () => void, selector?: string) => () => {
  act();
  restoreLostFocus(selector);
};
