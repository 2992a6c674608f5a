import { parseXml, XmlCdata, XmlElement, XmlError, type XmlNode, XmlText } from '@rgrove/parse-xml';
import { createLineIndex } from '../../../build/config/parse/createLineIndex.ts';
import { listInlineCodes } from './inlineCodes.ts';
import { xliffNamespace } from './renderXliff.ts';
import type { ReturnedTexts, ReturnedUnit, ReturnFault, TextUnit } from './TextUnit.ts';

type Prefixes = Readonly<Record<string, string>>;

/** An element of XLIFF itself, under whatever prefix; elements of other namespaces are left out. */
interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Elements and texts, in their order. */
  content: (Element | string)[];
  start: number;
}

function toElement(element: XmlElement, outer: Prefixes): Element | undefined {
  const declared = Object.entries(element.attributes).flatMap(([name, value]) =>
    name === 'xmlns' ? [['', value]] : name.startsWith('xmlns:') ? [[name.slice(6), value]] : [],
  );
  const prefixes: Prefixes = { ...outer, ...Object.fromEntries(declared) };
  const [local = '', prefix = ''] = element.name.split(':').toReversed();
  if (prefixes[prefix] !== xliffNamespace) return undefined;
  const content = element.children.flatMap((child: XmlNode): (Element | string)[] => {
    if (child instanceof XmlText || child instanceof XmlCdata) return [child.text];
    return child instanceof XmlElement ? [toElement(child, prefixes) ?? []].flat() : [];
  });
  return { name: local, attributes: element.attributes, content, start: element.start };
}

const childrenOf = ({ content }: Element, ...names: string[]): Element[] =>
  content.filter((child): child is Element => typeof child !== 'string' && names.includes(child.name));

const textOf = ({ content }: Element): string =>
  content.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

type Codes = ReturnType<typeof listInlineCodes>;

/** Writes the content of a source or target with its codes, and adds faults for codes that the unit has not. */
function readContent(element: Element, codes: Codes, faults: string[]): string {
  const starts = new Map<string, string>();
  const read = (id: string | undefined) => {
    const code = codes.get(id ?? '');
    if (!code) faults.push(`it has a placeholder with the id "${id ?? ''}" that the export had not`);
    return code ?? { open: '' };
  };
  const visit = ({ content }: Element): string =>
    content
      .map((child) => {
        if (typeof child === 'string') return child;
        const { id, startRef, hex } = child.attributes;
        switch (child.name) {
          case 'ph':
            return read(id).open;
          case 'pc': {
            const { open, close = '' } = read(id);
            return `${open}${visit(child)}${close}`;
          }
          // Tools that split a text at its sentences cut pairs in two.
          case 'sc':
            starts.set(id ?? '', read(id).close ?? '');
            return read(id).open;
          case 'ec':
            return starts.get(startRef ?? id ?? '') ?? read(startRef ?? id).close ?? '';
          case 'cp':
            return String.fromCodePoint(Number.parseInt(hex ?? '', 16) || 0xfffd);
          default:
            return visit(child);
        }
      })
      .join('');
  return visit(element);
}

/** Removes the line breaks that a tool puts around a text when it indents a file. */
const withoutIndent = (text: string) => text.replace(/^\s*\n\s*|\s*\n\s*$/g, '');

function readUnit(unit: Element, known: ReadonlyMap<string, TextUnit>, line: number): ReturnedUnit {
  const id = unit.attributes.id ?? '';
  const codes = known.has(id) ? listInlineCodes(known.get(id)!) : new Map();
  const faults: string[] = [];
  const parts = childrenOf(unit, 'segment', 'ignorable').map((part) => {
    const [[source], [target]] = [childrenOf(part, 'source'), childrenOf(part, 'target')];
    const text = target && readContent(target, codes, faults);
    return { isSegment: part.name === 'segment', source: source ? readContent(source, codes, []) : '', text };
  });
  const segments = parts.filter(({ isSegment }) => isSegment);
  const translated = segments.filter(({ text = '' }) => text.trim() !== '');
  if (
    translated.length > 0 &&
    translated.length < segments.length &&
    segments.some(({ text = '', source }) => text.trim() === '' && source.trim() !== '')
  )
    faults.push('only a part of its sentences is translated');
  const notes = childrenOf(unit, 'notes').flatMap((one) => childrenOf(one, 'note'));
  const present = notes.find(({ attributes }) => attributes.category === 'present');
  return {
    id,
    line,
    name: `unit "${id}"`,
    source: withoutIndent(parts.map(({ source }) => source).join('')),
    present: present && textOf(present),
    text:
      translated.length === 0
        ? undefined
        : withoutIndent(parts.map(({ text, source, isSegment }) => text ?? (isSegment ? '' : source)).join('')),
    faults: [...new Set(faults)],
  };
}

const listElements = (element: Element, name: string): Element[] =>
  childrenOf(element, 'file', 'group', 'unit').flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...listElements(child, name),
  ]);

/**
 * Reads an XLIFF file that came back, as another tool may have saved it.
 *
 * @param listKnown lists the units that a file in a language can have
 */
export function readXliff(
  bytes: Uint8Array,
  listKnown: (tag: string | undefined) => readonly TextUnit[],
): ReturnedTexts {
  const refuse = (fault: ReturnFault): ReturnedTexts => ({ units: [], faults: [fault] });
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const xml = new TextDecoder(isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
  let parsed: XmlElement | null;
  try {
    parsed = parseXml(xml, { includeOffsets: true }).root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return refuse({ line: error.line, message: `this is no well-formed XML: ${error.message.split(' (line')[0]}` });
  }
  const root = parsed && toElement(parsed, {});
  if (root?.name !== 'xliff') {
    const isOld = parsed?.attributes.version?.startsWith('1.');
    const hint = 'export the texts again, and send that file';
    return refuse({ line: 1, message: isOld ? 'this is XLIFF 1; it takes XLIFF 2' : 'this is no XLIFF 2', hint });
  }
  const [file] = childrenOf(root, 'file');
  const slug = /(?:^|\/)brands\/([^/]+)\//.exec(file?.attributes.original ?? '')?.[1];
  const tag = root.attributes.trgLang;
  const byId = new Map(listKnown(tag).map((unit) => [unit.id, unit]));
  const locate = createLineIndex(xml);
  const units = listElements(root, 'unit').map((unit) => readUnit(unit, byId, locate(unit.start).line));
  return { slug, tag, units, faults: [] };
}
