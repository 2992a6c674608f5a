import { createLineIndex } from '../../config/parse/createLineIndex.ts';
import { quote } from '../../config/parse/messageFormatting.ts';
import type { OffsetProblem } from '../../config/pathProblem.ts';
import { type NestedToken, nestTokens, type Tag } from '../../config/svg/checkStructure.ts';
import { checkValue } from '../../config/svg/checkValue.ts';
import { allowedAttributes, allowedElements, textElements } from '../../config/svg/svgAllowlist.ts';
import { type Attribute, tokenizeSvg } from '../../config/svg/tokenizeSvg.ts';
import type { Problem } from '../../lib/problem.ts';

/** A drawing that a design program has exported: what it wrote around the drawing is blanked, offsets stay right. */
interface LogoSource {
  text: string;
  problems: Problem[];
}

const MAX_ELEMENTS = 5_000;
const MAX_STYLE_KB = 32;
/** Far more than a logo of 24 KB can come from; cleaning takes long for long paths. */
const MAX_SHAPES_KB = 96;
/** Of rules of style times shapes: cleaning compares each with each. */
const MAX_STYLED = 50_000;

const shapesOnly = 'export the logo as plain shapes';
const refusedElements: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  script: ['a script', 'a logo runs none; remove it'],
  foreignobject: ['foreign content', shapesOnly],
  image: ['a picture inside the drawing', 'give that picture itself as PNG or JPEG, or export plain shapes'],
  text: ['text in a font, which members may not have', 'convert text to paths (outlines) in your drawing program'],
  a: ['a link', 'remove it; a logo leads nowhere'],
  animate: ['an animation', 'remove it; a logo stands still'],
  filter: ['an effect such as a shadow or a blur', `${shapesOnly}, or give a PNG`],
  pattern: ['a pattern', `${shapesOnly}, or give a PNG`],
  symbol: ['a symbol', 'expand symbols in your drawing program'],
  marker: ['an arrow head or other marker', 'convert strokes to paths in your drawing program'],
};
const sameRefusal: Readonly<Record<string, string>> = {
  feimage: 'image',
  tspan: 'text',
  textpath: 'text',
  tref: 'text',
  set: 'animate',
  animatetransform: 'animate',
  animatemotion: 'animate',
  animatecolor: 'animate',
};

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Whether cleaning removes an element with all that is in it: notes of the drawing program. */
const isEditorData = ({ name }: Tag) => name.includes(':') || name === 'metadata';

/** What stands around or between the tags of an XML file, by its first characters and its end. */
const markup: readonly [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');

/** The end of a declaration such as <!DOCTYPE svg [ … ]>. */
function findDeclarationEnd(text: string, start: number): number {
  const bracket = text.indexOf('[', start);
  const simple = text.indexOf('>', start);
  if (bracket === -1 || (simple !== -1 && simple < bracket)) return simple === -1 ? -1 : simple + 1;
  const end = text.indexOf(']', bracket);
  const after = end === -1 ? -1 : text.indexOf('>', end);
  return after === -1 ? -1 : after + 1;
}

/** What drawing programs write at the top of a file. It declares nothing itself, and what it names is never read. */
const isPlainDoctype = (declaration: string) => /^<!DOCTYPE\s+svg\b[^[]*>$/.test(declaration);

/** Blanks comments, instructions, plain doctypes and the marks around CDATA, which programs write; names declarations. */
function blankMarkup(text: string): { text: string; problems: OffsetProblem[] } {
  const pieces: string[] = [];
  const problems: OffsetProblem[] = [];
  let done = 0;
  for (;;) {
    const start = text.slice(done).search(/<[!?]/);
    const offset = done + start;
    if (start === -1) return { text: pieces.join('') + text.slice(done), problems };
    const rule = markup.find(([begin]) => text.startsWith(begin, offset));
    const endMark = rule && text.indexOf(rule[1], offset + rule[0].length);
    const end = rule ? (endMark === -1 ? -1 : endMark! + rule[1].length) : findDeclarationEnd(text, offset);
    if (end === -1) {
      problems.push({ offset, message: `${quote(text.slice(offset, offset + 9))} has no end`, hint: 'export it anew' });
      return { text: pieces.join('') + text.slice(done, offset), problems };
    }
    const written = text.slice(offset, end);
    if (!rule && !isPlainDoctype(written)) {
      const message = 'a declaration that can hold entities, such as <!DOCTYPE … [ … ]>';
      problems.push({ offset, message, hint: 'export the logo as plain SVG, without data of the drawing program' });
    } else if (/^<\?xml-stylesheet/i.test(written)) {
      problems.push({ offset, message: 'a style sheet from outside the drawing', hint: 'remove it' });
    }
    const content = rule?.[0] === '<![CDATA[' ? ` ${written.slice(9, -3)}` : '';
    pieces.push(text.slice(done, offset), content ? blank('<![CDATA[').slice(1) + content : blank(written));
    if (content) pieces.push(blank(']]>'));
    done = end;
  }
}

function checkElement({ name, offset }: Tag): OffsetProblem[] {
  const local = localName(name);
  const refusal = refusedElements[sameRefusal[local] ?? local];
  if (refusal) return [{ offset, message: `element ${quote(name)} is ${refusal[0]}`, hint: refusal[1] }];
  if (allowedElements.has(name) || name.includes(':') || name === 'metadata') return [];
  return [{ offset, message: `element ${quote(name)} is not allowed in a drawing`, hint: shapesOnly }];
}

function checkAttribute({ name, value, offset, valueOffset }: Attribute): OffsetProblem[] {
  if (/^on/i.test(localName(name)))
    return [{ offset, message: `attribute ${quote(name)} is a script`, hint: 'a logo runs none; remove it' }];
  if (['href', 'src'].includes(localName(name))) {
    if (value.startsWith('#')) return [];
    const message = `${quote(name)} leads out of the drawing`;
    return [{ offset: valueOffset, message, hint: 'only #name, a part of the same drawing, is allowed' }];
  }
  // Cleaning removes all others, and nothing reads namespaces.
  if (!allowedAttributes.has(name) || name.startsWith('xmlns')) return [];
  const written = value.replace(/&(?:quot|apos|amp|#\w+);/g, blank);
  return checkValue(written).map((problem) => ({ ...problem, offset: valueOffset + problem.offset }));
}

function checkStyle(text: string, start: number): OffsetProblem[] {
  if (text.length > MAX_STYLE_KB * 1024)
    return [{ offset: start, message: `a style sheet of more than ${MAX_STYLE_KB} KB`, hint: shapesOnly }];
  const sheet = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  const rule = /@(?!media\b)[\w-]*/i.exec(sheet);
  return [
    ...(rule
      ? [{ offset: rule.index, message: `${quote(rule[0])} loads something from outside`, hint: 'remove it' }]
      : []),
    ...checkValue(sheet).filter(({ message }) => !message.startsWith('"&"')),
  ].map((problem) => ({ ...problem, offset: start + problem.offset }));
}

function checkText({ token, parents }: NestedToken): OffsetProblem[] {
  const parent = parents.at(-1);
  if (token.type !== 'text' || token.text.trim() === '' || parents.some(isEditorData)) return [];
  if (parent?.name === 'style') return checkStyle(token.text, token.offset);
  if (parent && (textElements.has(parent.name) || /^(?:text|tspan|script)/i.test(localName(parent.name)))) return [];
  const offset = token.offset + token.text.search(/\S/);
  return [{ offset, message: 'text between the shapes', hint: 'a drawing has no letters, only paths' }];
}

/** A copy of copies could grow without limit. */
function checkCopies(tags: readonly NestedToken<Tag>[]): OffsetProblem[] {
  const attributeOf = (tag: Tag, ...names: string[]) => tag.attributes.find(({ name }) => names.includes(name));
  const copies = tags.filter(({ token }) => token.name === 'use');
  const copying = new Set(
    copies.flatMap(({ token, parents }) => [token, ...parents].map((tag) => attributeOf(tag, 'id')?.value)),
  );
  return copies.flatMap(({ token }) => {
    const reference = attributeOf(token, 'href', 'xlink:href');
    if (!reference || !copying.has(reference.value.slice(1))) return [];
    const message = `${quote(reference.value.slice(1))} holds a copy itself`;
    return [{ offset: reference.valueOffset, message, hint: 'copies of copies are not allowed; expand them' }];
  });
}

const isTag = (nested: NestedToken): nested is NestedToken<Tag> => nested.token.type === 'open';

function findProblems(text: string): OffsetProblem[] {
  const { tokens, problem } = tokenizeSvg(text);
  const { tokens: nested, problem: nestingProblem } = nestTokens(tokens);
  const tags = nested.filter(isTag);
  const root = tags[0]?.token;
  if (root?.name !== 'svg')
    return [{ offset: root?.offset ?? 0, message: 'the file holds no drawing', hint: 'an SVG begins with <svg' }];
  const syntaxProblem = problem ?? nestingProblem;
  if (tags.length > MAX_ELEMENTS)
    return [{ offset: 0, message: `more than ${MAX_ELEMENTS} shapes`, hint: 'simplify the logo, or give a PNG' }];
  const sheets = nested.map(({ token, parents }) =>
    token.type === 'text' && parents.at(-1)?.name === 'style' ? token.text : '',
  );
  const rules = sheets.join('').split('{').length - 1;
  if (rules * tags.length > MAX_STYLED)
    return [{ offset: root.offset, message: 'too many rules of style for so many shapes', hint: shapesOnly }];
  const written = tags.flatMap(({ token }) => (isEditorData(token) ? [] : token.attributes));
  const kb = written.reduce((sum, { value }) => sum + value.length, 0) / 1024;
  if (kb > MAX_SHAPES_KB)
    return [
      {
        offset: root.offset,
        message: `shapes of ${Math.round(kb)} KB, of at most ${MAX_SHAPES_KB}`,
        hint: 'simplify the paths in your drawing program (Object, Path, Simplify), or give a PNG',
      },
    ];
  return [
    ...(syntaxProblem ? [syntaxProblem] : []),
    ...tags.flatMap(({ token }) => [...checkElement(token), ...token.attributes.flatMap(checkAttribute)]),
    ...nested.flatMap(checkText),
    ...checkCopies(tags),
  ];
}

/** Checks that a logo of a design program holds nothing but shapes: what cleaning could not mend is named by its place. */
export function checkLogoSource(file: string, source: string): LogoSource {
  const { text, problems } = blankMarkup(source);
  const locate = createLineIndex(source);
  const found = [...problems, ...findProblems(text)].toSorted((a, b) => a.offset - b.offset);
  return {
    text,
    problems: found.map(({ offset, message, hint }) => ({ file, ...locate(offset), message, ...(hint && { hint }) })),
  };
}
