/** Height, in pixels, that on-screen keyboards exceed and browser bars that come and go do not. */
const MIN_KEYBOARD_HEIGHT = 140;

/** The visible part of a page, as in `window.visualViewport`; `scale` is above 1 on a magnified page. */
export type ShownPart = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/** Whether a keyboard covers part of the window. A magnified page, which also shows less, does not count. */
export const isKeyboardOpen = (windowHeight: number, { height, scale }: Omit<ShownPart, 'offsetTop'>): boolean =>
  windowHeight - height * scale >= MIN_KEYBOARD_HEIGHT;

/** The part of the window that a keyboard leaves, in pixels from the window's top. */
export interface KeyboardFrame {
  top: number;
  height: number;
}

/**
 * The part of the window that a keyboard leaves; null without one, and on a magnified page, which members move
 * themselves.
 */
export function toKeyboardFrame(windowHeight: number, shown: ShownPart): KeyboardFrame | null {
  if (shown.scale > 1.01 || !isKeyboardOpen(windowHeight, shown)) return null;
  return { top: Math.max(0, shown.offsetTop), height: shown.height };
}

/**
 * Calls back with the part of the window that a keyboard leaves, now and after every change; the returned function
 * stops that.
 */
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
