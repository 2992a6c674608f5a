import type { OffsetProblem } from '../../../../build/config/parse/pathProblem.ts';
import { nestTokens, type Tag } from '../../../../build/config/svg/checkStructure.ts';
import { namespaces } from '../../../../build/config/svg/svgAllowlist.ts';
import { tokenizeSvg } from '../../../../build/config/svg/tokenizeSvg.ts';
import { blankMarkup } from './blankMarkup.ts';
import type { DrawingElement, Result } from './drawingTree.ts';

const SVG = namespaces.xmlns!;
const XLINK = namespaces['xmlns:xlink']!;
const MAX_ELEMENTS = 20_000;

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeReferences(text: string, entities: ReadonlyMap<string, string>): string {
  return text.replace(/&(?:#(?:x([0-9a-f]{1,6})|(\d{1,7}))|([\w.-]+));/gi, (written, hex, decimal, name) => {
    if (name !== undefined) return predefined[name] ?? entities.get(name) ?? written;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point > 0x10ffff ? '' : String.fromCodePoint(point);
  });
}

/** Namespaces by prefix, in one place of a drawing. */
type Prefixes = Readonly<Record<string, string>>;

const splitName = (name: string): [prefix: string, local: string] => {
  const at = name.indexOf(':');
  return at === -1 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
};

/** Reads attributes by their names without prefixes; those of other namespaces are left out. */
function readAttributes(tag: Tag, prefixes: Prefixes, entities: ReadonlyMap<string, string>) {
  const attributes: Record<string, string> = {};
  const places = new Map<string, number>();
  const sorted = tag.attributes.toSorted((a, b) => Number(a.name.includes(':')) - Number(b.name.includes(':')));
  for (const { name, value, valueOffset } of sorted) {
    const [prefix, local] = splitName(name);
    if (name === 'xmlns' || prefix === 'xmlns' || (prefix !== '' && prefixes[prefix] !== XLINK)) continue;
    if (prefix !== '' && local !== 'href') continue;
    if (local in attributes) continue;
    attributes[local] = decodeReferences(value, entities);
    places.set(local, valueOffset);
  }
  return { attributes, places };
}

/** Builds the tree of a drawing, without elements of other namespaces, except in foreign content. */
function buildTree(source: string, entities: ReadonlyMap<string, string>): Result<DrawingElement> {
  const { tokens, problem } = tokenizeSvg(source);
  const { tokens: nested, problem: nestingProblem } = nestTokens(tokens);
  const syntaxProblem = problem ?? nestingProblem;
  if (nested.length > MAX_ELEMENTS * 2)
    return { problems: [{ offset: 0, message: `more than ${MAX_ELEMENTS} shapes`, hint: 'simplify the logo' }] };
  const known = new Map<Tag, { element: DrawingElement | undefined; prefixes: Prefixes; isForeign?: boolean }>();
  let root: DrawingElement | undefined;
  for (const { token, parents } of nested) {
    const parent = known.get(parents.at(-1)!);
    if (parents.length > 0 && !parent?.element) {
      if (token.type === 'open') known.set(token, { element: undefined, prefixes: {} });
      continue;
    }
    if (token.type === 'text') {
      parent?.element?.children.push({
        type: 'text',
        value: decodeReferences(token.text, entities),
        offset: token.offset,
      });
      continue;
    }
    if (token.type === 'close') continue;
    const prefixes = readPrefixes(token, parent?.prefixes ?? { '': SVG, xlink: XLINK, svg: SVG }, entities);
    const [prefix, local] = splitName(token.name);
    const element: DrawingElement | undefined =
      prefixes[prefix] === SVG || parent?.isForeign
        ? {
            type: 'element',
            name: local,
            written: token.name,
            offset: token.offset,
            children: [],
            ...readAttributes(token, prefixes, entities),
          }
        : undefined;
    known.set(token, { element, prefixes, isForeign: parent?.isForeign || local === 'foreignObject' });
    if (!element) continue;
    if (parent?.element) parent.element.children.push(element);
    else root ??= element;
  }
  if (root?.name !== 'svg')
    return {
      problems: [syntaxProblem ?? { offset: 0, message: 'the file holds no drawing', hint: 'an SVG begins with <svg' }],
    };
  return syntaxProblem ? { problems: [syntaxProblem] } : { value: root };
}

function readPrefixes({ attributes }: Tag, outer: Prefixes, entities: ReadonlyMap<string, string>): Prefixes {
  const declared = attributes.flatMap(({ name, value }): [string, string][] => {
    const [prefix, local] = splitName(name);
    if (name !== 'xmlns' && prefix !== 'xmlns') return [];
    return [[name === 'xmlns' ? '' : local, decodeReferences(value, entities).trim()]];
  });
  return declared.length === 0 ? outer : { ...outer, ...Object.fromEntries(declared) };
}

/** Reads a drawing as a design program wrote it, without comments, prefixes and the program's own notes. */
export function parseSource(source: string): { tree?: DrawingElement; problems: OffsetProblem[] } {
  const { text, entities, problems } = blankMarkup(source);
  const { value, problems: found = [] } = buildTree(text, entities);
  return { ...(value && { tree: value }), problems: [...problems, ...found] };
}
