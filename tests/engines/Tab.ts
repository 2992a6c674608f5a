/** The size of a new tab, in CSS pixels. */
export const tabSize = { width: 1280, height: 720 };

/** The first visible element of a role and accessible name, whole or as a pattern; or one of a CSS selector. */
export type Target =
  | { css: string /** Counted from 0, the default. */; index?: number }
  | {
      role: 'article' | 'button' | 'heading' | 'link' | 'menuitem' | 'option' | 'radio';
      name?: string | RegExp;
      /** CSS selector of what it is in; default: the page. */
      within?: string;
    };

/** A tab of a browser, by what a person does and sees there; the same for every engine. Each call waits up to 15 s. */
export interface Tab {
  open(address: string): Promise<void>;
  waitFor(target: Target): Promise<void>;
  waitForText(text: string): Promise<void>;
  press(target: Target): Promise<void>;
  /**
   * Taps with a finger, as far as the page can tell: the drivers of Firefox and WebKit have none, so the events are made in
   * the page, at the middle of the element if nothing lies over it.
   */
  tap(target: Target): Promise<void>;
  /** Types with real keys: the page need not notice a value that a driver sets. A field is found by its label. */
  type(field: { label: string } | Target, text: string): Promise<void>;
  /** Chooses a file in the only file field. */
  choose(file: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; what it takes and gives must be JSON. */
  read<Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
  isOpen(): Promise<boolean>;
}

/** A browser of a device that asks for dark colours, as few others here do. Its tabs share its storage. */
export interface StartedEngine {
  openTab(): Promise<Tab>;
  stop(): Promise<void>;
}

/** Taps on an element; gives false where something lies over it. Runs in the page. */
export function tapElement(element: Element): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(clientX, clientY);
  if (!hit || !(element.contains(hit) || hit.contains(element))) return false;
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const place = { clientX, clientY, bubbles: true, cancelable: true, composed: true, view: window };
    hit.dispatchEvent(new PointerEvent(type, { ...place, pointerId: 7, pointerType: 'touch', isPrimary: true }));
  }
  return true;
}
