import type { OffsetProblem } from '../../../../build/config/parse/pathProblem.ts';
import { quote } from '../../../../build/config/parse/problemMessageFormatting.ts';

/** The text of a drawing without anything around or between its tags; offsets stay right. */
interface BlankedText {
  text: string;
  /** The values of the entities that the drawing declares. */
  entities: ReadonlyMap<string, string>;
  problems: OffsetProblem[];
}

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

/** Pattern of a declaration such as <!DOCTYPE svg PUBLIC "…" [ <!ENTITY ns "http://…"> ]>. */
const doctypePattern =
  /^<!DOCTYPE\s+[\w:.-]+(?:[^[\]"'>]|"[^"]*"|'[^']*')*(?:\[((?:[^\]"']|"[^"]*"|'[^']*')*)\]\s*)?>$/;

/**
 * Pattern of an entity that cannot grow without limit: short, without others. Illustrator's are names of namespaces.
 */
const entityPattern = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]{0,200})"|'([^'&%<]{0,200})')\s*>/g;
const MAX_ENTITIES = 100;

/** Reads the entities of a doctype; undefined if it is none, or if one of them refers to something else. */
function readEntities(declaration: string): [name: string, value: string][] | undefined {
  const match = doctypePattern.exec(declaration);
  if (!match) return undefined;
  const subset = (match[1] ?? '').replace(/<!--[\s\S]*?-->/g, '');
  const entities = Array.from(subset.matchAll(entityPattern), ([, name, double, single]): [string, string] => [
    name!,
    double ?? single ?? '',
  ]);
  const rest = subset.replace(entityPattern, '');
  return /<!ENTITY|%/i.test(rest) || entities.length > MAX_ENTITIES ? undefined : entities;
}

/** Finds the end of a declaration, which may hold `>` in quotes and between brackets. */
function findDeclarationEnd(text: string, start: number): number {
  const mark = /"[^"]*"|'[^']*'|[[\]>]/g;
  mark.lastIndex = start;
  let open = false;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    if (match[0] === '[') open = true;
    if (match[0] === ']') open = false;
    if (match[0] === '>' && !open) return match.index + 1;
  }
  return -1;
}

interface Markup {
  start: string;
  findEnd: (text: string, offset: number) => number;
  /** Returns the replacement, of the same length. */
  replace: (written: string) => string;
}

const until = (end: string) => (text: string, offset: number) => {
  const found = text.indexOf(end, offset);
  return found === -1 ? -1 : found + end.length;
};

const kinds: readonly Markup[] = [
  { start: '<!--', findEnd: until('-->'), replace: blank },
  {
    start: '<![CDATA[',
    findEnd: until(']]>'),
    replace: (written) => `         ${written.slice(9, -3).replaceAll('<', ' ')}   `,
  },
  { start: '<?', findEnd: until('?>'), replace: blank },
  { start: '<!', findEnd: findDeclarationEnd, replace: blank },
];

/** Blanks comments, instructions, doctypes and the marks around CDATA, which programs write. */
export function blankMarkup(source: string): BlankedText {
  const pieces: string[] = [];
  const problems: OffsetProblem[] = [];
  const entities = new Map<string, string>();
  const next = /<[!?]/g;
  let done = 0;
  for (let found = next.exec(source); found; found = next.exec(source)) {
    const offset = found.index;
    const kind = kinds.find(({ start }) => source.startsWith(start, offset))!;
    const end = kind.findEnd(source, offset + kind.start.length);
    pieces.push(source.slice(done, offset));
    if (end === -1) {
      const message = `${quote(source.slice(offset, offset + 9))} has no end`;
      problems.push({ offset, message, hint: 'export it again' });
      return { text: pieces.join(''), entities, problems };
    }
    const written = source.slice(offset, end);
    problems.push(...readDeclared(kind.start, written, offset, entities));
    pieces.push(kind.replace(written));
    done = next.lastIndex = end;
  }
  return { text: pieces.join('') + source.slice(done), entities, problems };
}

/** Adds the entities of a declaration to `entities`; reports what a drawing may not declare. */
function readDeclared(start: string, written: string, offset: number, entities: Map<string, string>): OffsetProblem[] {
  if (/^<\?xml-stylesheet/i.test(written))
    return [{ offset, message: 'a style sheet from outside the drawing', hint: 'remove it' }];
  if (start !== '<!') return [];
  const declared = readEntities(written);
  for (const [name, value] of declared ?? []) if (!entities.has(name)) entities.set(name, value);
  if (declared) return [];
  const message = 'a declaration that can hold entities, such as <!DOCTYPE … [ … ]>';
  return [{ offset, message, hint: 'export the logo as plain SVG, without data of the drawing program' }];
}
