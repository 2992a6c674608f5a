import type { OffsetProblem } from '../../../../build/config/parse/pathProblem.ts';

/** A text inside an element, with its place in the file. */
interface DrawingText {
  type: 'text';
  value: string;
  offset: number;
}

/** An element of a drawing, in the form in which svgo finds elements by their selectors. */
export interface DrawingElement {
  type: 'element';
  name: string;
  attributes: Record<string, string>;
  children: DrawingNode[];
  /** The name as it is written, with its prefix. */
  written: string;
  offset: number;
  /** The places of the values of its attributes. */
  places: ReadonlyMap<string, number>;
  /** Properties that have another value in the dark. */
  night?: Readonly<Record<string, string>>;
}

export type DrawingNode = DrawingElement | DrawingText;

/** Result of cleaning a drawing or, if that is not possible, the reasons. */
export type Result<Value> = { value: Value; problems?: undefined } | { value?: undefined; problems: OffsetProblem[] };

const isElement = (node: DrawingNode): node is DrawingElement => node.type === 'element';

export const childElements = ({ children }: DrawingElement): DrawingElement[] => children.filter(isElement);

/** Yields an element and all elements in it, in the order of the file. */
export function* eachElement(element: DrawingElement): Generator<DrawingElement> {
  yield element;
  for (const child of childElements(element)) yield* eachElement(child);
}

/** Creates an element that is not in the file. */
export const createElement = (
  name: string,
  attributes: Record<string, string>,
  children: DrawingNode[] = [],
): DrawingElement => ({ type: 'element', name, attributes, children, written: name, offset: 0, places: new Map() });

/** Indexes the elements of a drawing by id; of two with the same id browsers take the first. */
export function indexIds(root: DrawingElement): Map<string, DrawingElement> {
  const ids = new Map<string, DrawingElement>();
  for (const element of eachElement(root)) {
    const { id } = element.attributes;
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  return ids;
}

const urlPattern = /url\(\s*(?:"#([^"]*)"|'#([^']*)'|#((?:\\[0-9a-f]{1,6}\s?|\\.|[^\s)\\])*))\s*\)/gi;

/** Decodes a name in a reference, which has escapes of CSS, or of addresses. */
function decodeName(written: string): string {
  const unescaped = written.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex: string | undefined, plain: string) =>
    hex === undefined ? plain : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  );
  try {
    return decodeURIComponent(unescaped);
  } catch {
    return unescaped;
  }
}

/** Replaces each reference `url(#name)` in a value by the result of `replace` for the name. */
export const replaceUrls = (value: string, replace: (name: string) => string): string =>
  value.replace(urlPattern, (_, double?: string, single?: string, bare?: string) =>
    replace(decodeName(double ?? single ?? bare ?? '')),
  );

/** Returns the name that an element refers to with `href`; undefined if it refers to none in the drawing. */
export const hrefName = ({ attributes: { href } }: DrawingElement): string | undefined =>
  href?.startsWith('#') ? decodeName(href.slice(1)) : undefined;

/** Lists the names that an element itself refers to. */
export function listReferences(element: DrawingElement): string[] {
  const names: string[] = [];
  const href = hrefName(element);
  if (href !== undefined) names.push(href);
  for (const value of [...Object.values(element.attributes), ...Object.values(element.night ?? {})]) {
    replaceUrls(value, (name) => {
      names.push(name);
      return '';
    });
  }
  return names;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** Renders the text of an element. */
export function stringify(node: DrawingNode): string {
  if (node.type === 'text') return escapeText(node.value);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const content = node.children.map(stringify).join('');
  return `<${node.name}${attributes.join('')}${content === '' ? '/>' : `>${content}</${node.name}>`}`;
}
