/** Keyboards on a screen are higher, browser bars that come and go are lower. In pixels. */
const MIN_KEYBOARD_HEIGHT = 140;

/** What a window shows of a page, as `window.visualViewport` says; `scale` is above 1 on a magnified page. */
export type ShownPart = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/** Whether a keyboard covers part of the window; a magnified page shows less of itself, but is no keyboard. */
export const isKeyboardOpen = (windowHeight: number, { height, scale }: Omit<ShownPart, 'offsetTop'>): boolean =>
  windowHeight - height * scale >= MIN_KEYBOARD_HEIGHT;

/** What a keyboard leaves of the window, in pixels from the window's top. */
export interface KeyboardFrame {
  top: number;
  height: number;
}

/** Null while there is no keyboard, and on a magnified page, which the member moves as they like. */
export function toKeyboardFrame(windowHeight: number, shown: ShownPart): KeyboardFrame | null {
  if (shown.scale > 1.01 || !isKeyboardOpen(windowHeight, shown)) return null;
  return { top: Math.max(0, shown.offsetTop), height: shown.height };
}

/** Tells what a keyboard leaves of the window, now and whenever it changes; the returned function stops that. */
export function watchKeyboard(onFrame: (frame: KeyboardFrame | null) => void): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const update = () => onFrame(toKeyboardFrame(document.documentElement.clientHeight, viewport));
  update();
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}
