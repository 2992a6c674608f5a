import type { Problem } from '../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import type { OffsetProblem } from '../parse/jsonSyntaxProblems.ts';
import { formatList, quote, toPrintable } from '../parse/messageFormatting.ts';
import { closestValue } from '../parse/suggestValue.ts';
import type { TextFile } from '../read/sources.ts';
import { checkAttributes } from './checkAttributes.ts';
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
  const near = closestValue(name, [...allowedElements]);
  const hint = near
    ? `did you mean "${near}"?`
    : `allowed are ${formatList([...allowedElements], 'and').replaceAll('"', '')}`;
  return [{ offset, message: `element ${quote(name)} is not allowed in a drawing`, hint }];
}

function checkText(text: string, start: number, parent: Tag | undefined): OffsetProblem[] {
  if (parent?.name === 'style') {
    return checkStyleSheet(text).map((fault) => ({ ...fault, offset: start + fault.offset }));
  }
  const odd = /&(?!(?:amp|lt|gt|quot|apos);)|\]\]>/.exec(text);
  if (odd) {
    const message = 'a bare & or ]]>, or an entity nobody knows';
    return [{ offset: start + odd.index, message, hint: 'write &amp; &lt; &gt; &quot; &apos; and all else as it is' }];
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

const checkToken = ({ token, parents }: NestedToken): OffsetProblem[] => {
  if (token.type === 'text') return checkText(token.text, token.offset, parents.at(-1));
  return token.type === 'open' ? [...checkElement(token), ...checkAttributes(token)] : [];
};

const isTag = (part: NestedToken): part is NestedToken<Tag> => part.token.type === 'open';

function findSvgProblems(text: string, copiesOfCopies: boolean): OffsetProblem[] {
  if (text.trim() === '') return [{ offset: 0, message: 'the file is empty', hint: 'a drawing is one svg element' }];
  const { tokens, problem: fault } = tokenizeSvg(text);
  const { tokens: parts, problem: misfit } = nestTokens(tokens);
  const broken = fault ?? misfit;
  // What is missing can only be told from a drawing that was read to its end.
  const whole = broken ? [broken] : [...checkRoot(parts), ...checkIdReferences(parts.filter(isTag), copiesOfCopies)];
  return [...checkCharacters(text), ...whole, ...parts.flatMap(checkToken)];
}

/**
 * A drawing that is safe to show inside a page: well formed, known parts only, nothing from elsewhere. Logos and icons
 * may not copy copies, which multiply without end; pictures of the project's own may.
 */
export function checkSvg({ file, text }: TextFile, copiesOfCopies = false): Problem[] {
  const at = createLineIndex(text);
  return findSvgProblems(text, copiesOfCopies).map(({ offset, message, hint }) => ({
    file,
    ...at(offset),
    message,
    ...(hint && { hint }),
  }));
}
