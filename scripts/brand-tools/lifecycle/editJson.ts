import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { FORMATTER_LINE_WIDTH } from '../../build/config/schema/renderJsonSchemas.ts';
import { formatInline } from '../scaffold/formatBrand.ts';

type JsonPath = (string | number)[];

const splice = (text: string, start: number, end: number, inserted: string) =>
  text.slice(0, start) + inserted + text.slice(end);

const endOf = ({ offset, length }: Node) => offset + length;

/** Returns the white space before a node, if it begins a line; undefined if it follows something. */
const indentBefore = (text: string, { offset }: Node) => /(?:^|\n)([^\S\n]*)$/.exec(text.slice(0, offset))?.[1];

const lineAround = (text: string, start: number, end: number) =>
  text.slice(text.lastIndexOf('\n', start - 1) + 1, /\r?\n|$/.exec(text.slice(end))!.index + end);

/**
 * Appends a property after the last one, on its line or below it, as these are written; an object whose line becomes
 * longer than the formatter's gets a line for each property.
 */
function appendProperty(text: string, parent: Node, key: string, value: unknown): string {
  const property = `${JSON.stringify(key)}: ${formatInline(value)}`;
  const last = parent.children?.at(-1);
  if (!last) return splice(text, parent.offset, endOf(parent), `{ ${property} }`);
  const indent = indentBefore(text, last);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (indent !== undefined) return splice(text, endOf(last), endOf(last), `,${newline}${indent}${property}`);
  const line = lineAround(text, parent.offset, endOf(parent));
  if (line.length + property.length + 2 <= FORMATTER_LINE_WIDTH) {
    return splice(text, endOf(last), endOf(last), `, ${property}`);
  }
  const outer = /^\s*/.exec(line)![0];
  const properties = parent.children!.map((child) => text.slice(child.offset, endOf(child)));
  const lines = [...properties, property].map((one) => `${outer}  ${one}`);
  return splice(text, parent.offset, endOf(parent), [`{`, lines.join(`,${newline}`), `${outer}}`].join(newline));
}

/** Returns the JSON text with another value at a path whose parent exists; every other byte stays. */
export function setJsonValue(text: string, path: JsonPath, value: unknown): string {
  const root = parseTree(text)!;
  const node = findNodeAtLocation(root, path);
  if (node) return splice(text, node.offset, endOf(node), formatInline(value));
  const parent = findNodeAtLocation(root, path.slice(0, -1));
  if (!parent) throw new RangeError(`there is no ${path.slice(0, -1).join('.')} in the text`);
  return appendProperty(text, parent, String(path.at(-1)), value);
}

/**
 * Returns the JSON text with these properties in the object at a path, which is made where it is missing, and goes where
 * nothing is left in it; `undefined` removes a property. Every other byte stays.
 */
export function mergeJson(text: string, path: JsonPath, properties: Readonly<Record<string, unknown>>): string {
  const wanted = Object.entries(properties).filter(([, value]) => value !== undefined);
  const node = findNodeAtLocation(parseTree(text)!, path);
  if (node?.type !== 'object')
    return wanted.length === 0 ? text : setJsonObject(text, path, Object.fromEntries(wanted));
  const edited = Object.entries(properties).reduce(
    (result, [key, value]) =>
      value === undefined ? removeJsonKey(result, [...path, key]) : setJsonValue(result, [...path, key], value),
    text,
  );
  const left = findNodeAtLocation(parseTree(edited)!, path)!;
  return left.children?.length === 0 ? removeJsonKey(edited, path) : edited;
}

/** Sets an object, with a line for each property, so that later ones can follow. */
export function setJsonObject(text: string, path: JsonPath, value: object): string {
  const placed = setJsonValue(text, path, {});
  const node = findNodeAtLocation(parseTree(placed)!, path)!;
  const indent = /^\s*/.exec(lineAround(placed, node.offset, endOf(node)))![0];
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = Object.entries(value).map(([key, item]) => `${indent}  ${JSON.stringify(key)}: ${formatInline(item)}`);
  return splice(placed, node.offset, endOf(node), ['{', lines.join(`,${newline}`), `${indent}}`].join(newline));
}

/** Returns the JSON text without the property at a path; every other byte stays. Nothing changes if there is none. */
export function removeJsonKey(text: string, path: JsonPath): string {
  const property = findNodeAtLocation(parseTree(text)!, path)?.parent;
  const siblings = property?.parent?.children;
  if (!property || !siblings) return text;
  const index = siblings.indexOf(property);
  const next = siblings[index + 1];
  if (next) return splice(text, property.offset, next.offset, '');
  const before = siblings[index - 1];
  return splice(text, before ? endOf(before) : property.offset, endOf(property), '');
}
