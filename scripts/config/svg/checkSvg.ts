import type { Problem } from '../../lib/problem.ts';
import type { Fault } from '../parse/jsonSyntax.ts';
import { lineIndex } from '../parse/lineIndex.ts';
import { nearest } from '../parse/nearest.ts';
import { listWords, printable, quote } from '../parse/words.ts';
import type { TextFile } from '../read/sources.ts';
import { checkAttributes } from './checkAttributes.ts';
import { checkReferences } from './checkReferences.ts';
import { checkRoot, type Nested, nestTokens, type Tag } from './checkStructure.ts';
import { checkStyleSheet } from './checkStyle.ts';
import { scanSvg } from './scanSvg.ts';
import { elements, textElements } from './svgRules.ts';

const hidden = /[^\t\n\r\P{C}]|[\p{Zl}\p{Zp}\p{DI}]/u;

function checkCharacters(text: string): Fault[] {
  const match = hidden.exec(text);
  return match
    ? [{ offset: match.index, what: `the invisible character ${printable(match[0])}`, meant: 'remove it' }]
    : [];
}

function checkElement({ name, offset }: Tag): Fault[] {
  if (elements.has(name)) return [];
  const near = nearest(name, [...elements]);
  const meant = near ? `did you mean "${near}"?` : `allowed are ${listWords([...elements], 'and').replaceAll('"', '')}`;
  return [{ offset, what: `element ${quote(name)} is not allowed in a drawing`, meant }];
}

function checkText(text: string, start: number, parent: Tag | undefined): Fault[] {
  if (parent?.name === 'style') {
    return checkStyleSheet(text).map((fault) => ({ ...fault, offset: start + fault.offset }));
  }
  const odd = /&(?!(?:amp|lt|gt|quot|apos);)|\]\]>/.exec(text);
  if (odd) {
    const what = 'a bare & or ]]>, or an entity nobody knows';
    return [{ offset: start + odd.index, what, meant: 'write &amp; &lt; &gt; &quot; &apos; and all else as it is' }];
  }
  if (text.trim() === '' || !parent || textElements.has(parent.name)) return [];
  return [
    {
      offset: start + text.search(/\S/),
      what: 'text between the shapes',
      meant: 'a drawing has no letters, only paths',
    },
  ];
}

const checkPart = ({ token, parents }: Nested): Fault[] => {
  if (token.type === 'text') return checkText(token.text, token.offset, parents.at(-1));
  return token.type === 'open' ? [...checkElement(token), ...checkAttributes(token)] : [];
};

const isTag = (part: Nested): part is Nested<Tag> => part.token.type === 'open';

function findFaults(text: string): Fault[] {
  if (text.trim() === '') return [{ offset: 0, what: 'the file is empty', meant: 'a drawing is one svg element' }];
  const { tokens, fault } = scanSvg(text);
  const { parts, fault: misfit } = nestTokens(tokens);
  const broken = fault ?? misfit;
  // What is missing can only be told from a drawing that was read to its end.
  const whole = broken ? [broken] : [...checkRoot(parts), ...checkReferences(parts.filter(isTag))];
  return [...checkCharacters(text), ...whole, ...parts.flatMap(checkPart)];
}

/** A logo or icon that is safe to show inside a page: well formed, known parts only, nothing from elsewhere. */
export function checkSvg({ file, text }: TextFile): Problem[] {
  const at = lineIndex(text);
  return findFaults(text).map(({ offset, what, meant }) => ({ file, ...at(offset), what, ...(meant && { meant }) }));
}
