import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** Shows components to the tests of a file, and operates them as members do. */
export function showInEachTest() {
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(document.body.appendChild(document.createElement('main')));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  /** Finds the element of a selector; of several, the one whose text contains these words. */
  const find = (selector: string, words = ''): HTMLElement => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent.includes(words));
    if (!found) throw new Error(`there is no ${selector} ${words}`);
    return found;
  };
  const send = (target: Element, type: string, more: object = {}) => {
    const Kind = { keydown: KeyboardEvent, input: InputEvent }[type] ?? Event;
    const event = Object.assign(
      new Kind(type, { bubbles: true, cancelable: true, ...more }),
      Kind === Event ? more : {},
    );
    target.dispatchEvent(event);
    return event;
  };
  return {
    show: (content: ReactNode) => act(async () => root.render(content)),
    find,
    send: (target: Element, type: string, more?: object) => act(async () => send(target, type, more)),
    focus: (target: HTMLElement) => act(async () => target.focus()),
    press: (target: HTMLElement) => act(async () => target.click()),
    key: (target: Element, key: string, more?: object) => act(async () => send(target, 'keydown', { key, ...more })),
    type: (target: HTMLElement, text: string) =>
      act(async () => {
        // Bypasses React, which would otherwise take the text for its own.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')!.set!.call(target, text);
        send(target, 'input', { inputType: 'insertText' });
      }),
  };
}
