import type { Environment } from 'vitest/runtime';

interface Listening {
  type: string;
  listener: EventListenerOrEventListenerObject;
  capture: boolean;
}

/** Node's own EventTarget knows neither bubbling nor capturing. */
class Target {
  #listening: readonly Listening[] = [];

  addEventListener(type: string, listener: Listening['listener'], options?: boolean | AddEventListenerOptions): void {
    const capture = typeof options === 'object' ? (options.capture ?? false) : (options ?? false);
    this.#listening = [...this.#listening, { type, listener, capture }];
    if (typeof options === 'object') {
      options.signal?.addEventListener('abort', () => this.removeEventListener(type, listener));
    }
  }

  removeEventListener(type: string, listener: Listening['listener']): void {
    this.#listening = this.#listening.filter((one) => one.type !== type || one.listener !== listener);
  }

  protected tell(event: Event, capture: boolean): void {
    Object.defineProperty(event, 'currentTarget', { value: this, configurable: true });
    for (const { listener } of this.#listening.filter((one) => one.type === event.type && one.capture === capture)) {
      if (typeof listener === 'function') listener(event);
      else listener.handleEvent(event);
    }
  }
}

class SmallNode extends Target {
  parentNode: SmallElement | null = null;
  childNodes: SmallNode[] = [];
  readonly nodeType: number;
  readonly nodeName: string;

  constructor(nodeType: number, nodeName: string) {
    super();
    this.nodeType = nodeType;
    this.nodeName = nodeName;
  }

  get ownerDocument() {
    return page;
  }
  get parentElement() {
    return this.parentNode?.nodeType === 1 ? this.parentNode : null;
  }
  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }
  get nextSibling(): SmallNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get isConnected(): boolean {
    return page.contains(this);
  }
  get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent).join('');
  }

  appendChild(node: SmallNode) {
    return this.insertBefore(node, null);
  }
  insertBefore(node: SmallNode, next: SmallNode | null) {
    node.parentNode?.removeChild(node);
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, node);
    node.parentNode = this as unknown as SmallElement;
    return node;
  }
  removeChild(node: SmallNode) {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    return node;
  }
  contains(node: SmallNode | null): boolean {
    return node === this || this.childNodes.some((child) => child.contains(node));
  }
  compareDocumentPosition(other: SmallNode) {
    const all = page.listAll();
    return all.indexOf(other) > all.indexOf(this) ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  }
  /** Itself and all within it, in their order. */
  listAll(): SmallNode[] {
    return [this, ...this.childNodes.flatMap((child) => child.listAll())];
  }
  getRootNode() {
    return page;
  }
  dispatchEvent(event: Event): boolean {
    Object.defineProperty(event, 'target', { value: this, configurable: true });
    const path: SmallNode[] = [];
    for (let node: SmallNode | null = this; node; node = node.parentNode) path.push(node);
    for (const node of path.toReversed()) node.tell(event, true);
    for (const node of path) node.tell(event, false);
    return !event.defaultPrevented;
  }
}

class SmallText extends SmallNode {
  nodeValue: string;

  constructor(text: string) {
    super(3, '#text');
    this.nodeValue = text;
  }
  override get textContent() {
    return this.nodeValue;
  }
}

class SmallElement extends SmallNode {
  static readonly DOCUMENT_POSITION_PRECEDING = 2;
  static readonly DOCUMENT_POSITION_FOLLOWING = 4;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly style = { setProperty() {}, getPropertyValue: () => '' };
  readonly localName: string;
  readonly tagName: string;
  readonly #attributes = new Map<string, string>();
  #value = '';
  #checked = false;
  #focusedBefore: SmallElement | undefined;
  open = false;
  selectionStart = 0;
  selectionEnd = 0;

  constructor(name: string) {
    super(1, name.toUpperCase());
    this.localName = name;
    this.tagName = this.nodeName;
  }

  // React watches these two.
  get value() {
    return this.#value;
  }
  set value(value: string) {
    this.#value = String(value);
  }
  get checked() {
    return this.#checked;
  }
  set checked(checked: boolean) {
    this.#checked = checked;
  }
  get id() {
    return this.getAttribute('id') ?? '';
  }
  get type() {
    return this.getAttribute('type') ?? 'text';
  }
  set type(type: string) {
    this.setAttribute('type', type);
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }
  override get textContent() {
    return super.textContent;
  }
  override set textContent(text: string) {
    for (const child of [...this.childNodes]) this.removeChild(child);
    if (text !== '') this.appendChild(new SmallText(text));
  }

  setAttribute(name: string, value: unknown) {
    this.#attributes.set(name, String(value));
  }
  getAttribute(name: string) {
    return this.#attributes.get(name) ?? null;
  }
  hasAttribute(name: string) {
    return this.#attributes.has(name);
  }
  removeAttribute(name: string) {
    this.#attributes.delete(name);
  }
  /** Knows a list of `element`, `[attribute]` and `[attribute=value]`. */
  matches(selectors: string): boolean {
    return selectors.split(',').some((selector) => {
      const [, name, attribute, value] =
        /^(\w*)(?:\[([\w-]+)(?:=['"]?([^'"]*?)['"]?)?\])?$/.exec(selector.trim()) ?? [];
      if (!name && !attribute) return false;
      if (name && name !== this.localName) return false;
      return (
        !attribute || (value === undefined ? this.hasAttribute(attribute) : this.getAttribute(attribute) === value)
      );
    });
  }
  closest(selectors: string): SmallElement | null {
    return this.matches(selectors) ? this : (this.parentElement?.closest(selectors) ?? null);
  }
  querySelectorAll(selectors: string): SmallElement[] {
    return this.childNodes
      .filter((child) => child instanceof SmallElement)
      .flatMap((child) => [...(child.matches(selectors) ? [child] : []), ...child.querySelectorAll(selectors)]);
  }
  querySelector(selectors: string): SmallElement | null {
    return this.querySelectorAll(selectors)[0] ?? null;
  }
  getBoundingClientRect() {
    return { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }
  scrollIntoView() {}

  click() {
    // Past React, which watches the property.
    if (this.type === 'radio') this.#checked = true;
    this.dispatchEvent(new Event('click', { cancelable: true }));
  }
  focus() {
    if (page.activeElement === this) return;
    page.activeElement.blur();
    page.activeElement = this;
    this.dispatchEvent(new Event('focusin'));
  }
  blur() {
    page.activeElement = page.body;
    this.dispatchEvent(new Event('focusout'));
  }
  showModal() {
    this.open = true;
    this.#focusedBefore = page.activeElement;
  }
  /** As browsers do, it returns the focus as long as the dialog is in the document. */
  close() {
    this.open = false;
    if (this.isConnected) this.#focusedBefore?.focus();
  }
}

class SmallDocument extends SmallElement {
  override readonly nodeType = 9;
  readonly documentElement = new SmallElement('html');
  readonly body = new SmallElement('body');
  readonly oninput = null;
  hidden = false;
  activeElement = this.body;

  constructor() {
    super('#document');
    this.appendChild(this.documentElement).appendChild(this.body);
  }

  get defaultView() {
    return globalThis;
  }
  createElement(name: string) {
    return new SmallElement(name);
  }
  createElementNS(_: string, name: string) {
    return new SmallElement(name);
  }
  createTextNode(text: string) {
    return new SmallText(text);
  }
  getElementById(id: string) {
    return this.querySelector(`[id=${id}]`);
  }
}

const page = new SmallDocument();

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const nothing = class {};
const globals = {
  document: page,
  Node: SmallElement,
  Element: SmallElement,
  HTMLElement: SmallElement,
  HTMLInputElement: SmallElement,
  HTMLIFrameElement: nothing,
  ShadowRoot: nothing,
  ResizeObserver: SilentObserver,
  MutationObserver: SilentObserver,
  CSS: { supports: () => false },
  getComputedStyle: () => ({ getPropertyValue: () => '' }),
  getSelection: () => ({ anchorNode: null, anchorOffset: 0, focusNode: null, focusOffset: 0 }),
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  requestAnimationFrame: (callback: () => void) => setTimeout(callback, 0),
  cancelAnimationFrame: clearTimeout,
  addEventListener() {},
  removeEventListener() {},
  event: undefined,
  IS_REACT_ACT_ENVIRONMENT: true,
};

/**
 * An environment of Vitest with as much of a document as React and Base UI need for components that members operate by
 * keys and presses; nothing has a place or a size. What depends on layout is tested in tests/components.
 */
export default {
  name: 'small-document',
  viteEnvironment: 'ssr',
  setup(global) {
    Object.assign(global, globals, { window: global });
    return {
      teardown() {
        for (const name of [...Object.keys(globals), 'window']) delete global[name];
      },
    };
  },
} satisfies Environment;
