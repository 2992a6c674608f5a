import type { Problem } from '../../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import type { OffsetProblem } from '../parse/pathProblem.ts';
import { formatList, quote, toPrintable } from '../parse/problemMessageFormatting.ts';
import { didYouMean } from '../parse/suggestValue.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { checkAttributes } from './checkAttributes.ts';
import { checkEmbeddedPicture, isEmbeddedPicture } from './checkEmbeddedPicture.ts';
import { checkIdReferences } from './checkIdReferences.ts';
import { checkRoot, type NestedToken, nestTokens, type Tag } from './checkStructure.ts';
import { checkStyleSheet } from './checkStyle.ts';
import { allowedElements, textElements } from './svgAllowlist.ts';
import { tokenizeSvg } from './tokenizeSvg.ts';

const invisibleCharacter = /[^\t\n\r\P{C}]|[\p{Zl}\p{Zp}\p{DI}]/u;

function checkCharacters(text: string): OffsetProblem[] {
  const match = invisibleCharacter.exec(text);
  return match
    ? [{ offset: match.index, message: `the invisible character ${toPrintable(match[0])}`, hint: 'remove it' }]
    : [];
}

function checkElement({ name, offset }: Tag): OffsetProblem[] {
  if (allowedElements.has(name)) return [];
  const hint =
    didYouMean(name, [...allowedElements]) ??
    `allowed are ${formatList([...allowedElements], 'and').replaceAll('"', '')}`;
  return [{ offset, message: `element ${quote(name)} is not allowed in a drawing`, hint }];
}

function checkText(text: string, start: number, parent: Tag | undefined): OffsetProblem[] {
  if (parent?.name === 'style') {
    return checkStyleSheet(text).map((problem) => ({ ...problem, offset: start + problem.offset }));
  }
  const match = /&(?!(?:amp|lt|gt|quot|apos);)|\]\]>/.exec(text);
  if (match) {
    const message = 'a bare & or ]]>, or an entity nobody knows';
    return [
      { offset: start + match.index, message, hint: 'write &amp; &lt; &gt; &quot; &apos; and all else as it is' },
    ];
  }
  if (text.trim() === '' || !parent || textElements.has(parent.name)) return [];
  return [
    {
      offset: start + text.search(/\S/),
      message: 'text between the shapes',
      hint: 'a drawing has no letters, only paths',
    },
  ];
}

/** Kinds of drawings; a mark is a logo or an icon. */
type SvgKind = 'mark' | 'projectPicture' | 'brandPicture';

function checkToken({ token, parents }: NestedToken, kind: SvgKind): OffsetProblem[] {
  if (token.type === 'text') return checkText(token.text, token.offset, parents.at(-1));
  if (token.type === 'close') return [];
  if (kind !== 'mark' || !isEmbeddedPicture(token)) return [...checkElement(token), ...checkAttributes(token)];
  const others = token.attributes.filter(({ name }) => name !== 'href');
  return [...checkEmbeddedPicture(token), ...checkAttributes({ ...token, attributes: others })];
}

const isTag = (nested: NestedToken): nested is NestedToken<Tag> => nested.token.type === 'open';

function findSvgProblems(text: string, kind: SvgKind): OffsetProblem[] {
  if (text.trim() === '') return [{ offset: 0, message: 'the file is empty', hint: 'a drawing is one svg element' }];
  const { tokens, problem } = tokenizeSvg(text);
  const { tokens: nested, problem: nestingProblem } = nestTokens(tokens);
  const syntaxProblem = problem ?? nestingProblem;
  // Only a drawing that was read to its end can be checked for missing things.
  const structureProblems = syntaxProblem
    ? [syntaxProblem]
    : [...checkRoot(nested), ...checkIdReferences(nested.filter(isTag), kind === 'projectPicture')];
  return [...checkCharacters(text), ...structureProblems, ...nested.flatMap((token) => checkToken(token, kind))];
}

/**
 * Checks that a drawing is safe inside a page: well formed, of allowed elements only, without outside references. Logos
 * and icons may hold a PNG or JPEG but no copies of copies, which could grow without limit; the project's own pictures
 * the other way round; and a brand's pictures neither.
 */
export function checkSvg({ file, text }: TextFile, kind: SvgKind = 'mark'): Problem[] {
  const locate = createLineIndex(text);
  return findSvgProblems(text, kind).map(({ offset, message, hint }) => ({
    file,
    ...locate(offset),
    message,
    ...(hint && { hint }),
  }));
}
