import { parseUrl } from '../lib/parseUrl.ts';

/** The elements that a legal document may contain. All others are dropped or read as plain text. */
export const richTags = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'] as const;
type RichTag = (typeof richTags)[number];

export type RichNode = string | RichElement;
interface RichElement {
  tag: RichTag;
  /** Links only: an https or mailto address. */
  href?: string;
  children: RichNode[];
}

/** In characters; a longer document is read as an empty one. */
const MAX_SOURCE_LENGTH = 1_000_000;
const MAX_DEPTH = 12;

/** Elements whose content is not meant to be read. */
const tagsDroppedWithContent = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'noscript',
  'object',
  'svg',
  'math',
  'textarea',
  'title',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
]);
const allowedTags = new Set<string>(richTags);

/** Parses the restricted HTML of a legal document into plain data. Never throws, and runs in linear time. */
export function parseRichText(source: string): RichNode[] {
  if (source.length > MAX_SOURCE_LENGTH) return [];
  const open: OpenElements = [{ tag: 'p', children: [] }];
  let position = 0;
  while (position < source.length) {
    const start = source.indexOf('<', position);
    appendText(open, source.slice(position, start === -1 ? undefined : start));
    if (start === -1) break;
    position = parseMarkup(source, start, open);
  }
  return open[0].children;
}

/** The elements that are open at the current position, the document itself first. */
type OpenElements = [RichElement, ...RichElement[]];

const appendNode = (open: OpenElements, node: RichNode) => open.at(-1)!.children.push(node);

function appendText(open: OpenElements, text: string): void {
  if (text !== '') appendNode(open, decodeEntities(text));
}

/** Parses the markup that begins with the `<` at `start`, and returns the position after it. */
function parseMarkup(source: string, start: number, open: OpenElements): number {
  const next = source[start + 1] ?? '';
  if (source.startsWith('<!--', start)) return skipPast(source, '-->', start + 4);
  if (next === '!' || next === '?') return skipPast(source, '>', start + 2);
  const closing = next === '/';
  const name = /^[a-z][a-z0-9]*/i.exec(source.slice(start + (closing ? 2 : 1), start + 20))?.[0].toLowerCase();
  if (name === undefined) {
    appendText(open, '<');
    return start + 1;
  }
  const end = findTagEnd(source, start);
  // Browsers drop a tag that is not closed before the end of the document.
  if (end === -1) return source.length;
  if (tagsDroppedWithContent.has(name)) return closing ? end : skipElement(source, name, end);
  if (allowedTags.has(name)) {
    const tag = name as RichTag;
    if (closing && tag !== 'br') closeElement(open, tag);
    else openElement(open, tag, source.slice(start + 1 + name.length, end - 1));
  }
  return end;
}

function skipPast(source: string, mark: string, from: number): number {
  const position = source.indexOf(mark, from);
  return position === -1 ? source.length : position + mark.length;
}

/** The position after the `>` that ends a tag, or -1; a `>` in a quoted attribute does not count. */
function findTagEnd(source: string, start: number): number {
  const mark = /[>"']/g;
  mark.lastIndex = start;
  for (let found = mark.exec(source); found; found = mark.exec(source)) {
    if (found[0] === '>') return mark.lastIndex;
    const quoteEnd = source.indexOf(found[0], mark.lastIndex);
    if (quoteEnd === -1) return -1;
    mark.lastIndex = quoteEnd + 1;
  }
  return -1;
}

function skipElement(source: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(source) ? skipPast(source, '>', end.lastIndex) : source.length;
}

function openElement(open: OpenElements, tag: RichTag, attributes: string): void {
  if (tag === 'br') return void appendNode(open, { tag, children: [] });
  if (open.length > MAX_DEPTH) return;
  const href = tag === 'a' ? parseHref(attributes) : null;
  const element: RichElement = href === null ? { tag, children: [] } : { tag, href, children: [] };
  appendNode(open, element);
  open.push(element);
}

/** Closes the innermost open element of this tag and all elements inside it; a stray closing tag closes nothing. */
function closeElement(open: OpenElements, tag: RichTag): void {
  const position = open.findLastIndex((element, index) => index > 0 && element.tag === tag);
  if (position > 0) open.length = position;
}

function parseHref(attributes: string): string | null {
  const matches = attributes.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  for (const [, name, double, single, bare] of matches) {
    if (name?.toLowerCase() === 'href') return toSafeHref(decodeEntities(double ?? single ?? bare ?? ''));
  }
  return null;
}

/** The normalised address if it is https or mailto, without credentials; else null. */
export function toSafeHref(href: string): string | null {
  const url = parseUrl(href);
  if (!url) return null;
  if (url.protocol === 'mailto:') return /^mailto:[^\s<>"']+$/.test(url.href) ? url.href : null;
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  reg: '®',
  euro: '€',
  sect: '§',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  rsquo: '’',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (entity, hex, decimal, name) => {
    if (name) return (Object.hasOwn(namedEntities, name) ? namedEntities[name] : undefined) ?? entity;
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    const printable = code > 0x1f && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return printable ? String.fromCodePoint(code) : '\ufffd';
  });
}
