import type { Fault } from '../parse/jsonSyntax.ts';
import { quote } from '../parse/words.ts';
import type { Token } from './scanSvg.ts';
import { namespaces } from './svgRules.ts';

export type Tag = Token & { type: 'open' };

/** A token and the tags it stands in, the outermost first. */
export interface Nested<Part extends Token = Token> {
  token: Part;
  parents: readonly Tag[];
}

export interface Structure {
  parts: Nested[];
  fault?: Fault;
}

/** Far deeper than any drawing program nests. */
const deepest = 50;

/** Puts every token into its tags; stops at the first that does not fit. */
export function nestTokens(tokens: readonly Token[]): Structure {
  const parts: Nested[] = [];
  let parents: readonly Tag[] = [];
  for (const token of tokens) {
    if (token.type === 'close') {
      const opened = parents.at(-1);
      if (opened?.name !== token.name) {
        const meant = opened ? `<${opened.name}> is still open` : 'nothing is open here';
        return { parts, fault: { offset: token.offset, what: `</${token.name}> closes nothing`, meant } };
      }
      parents = parents.slice(0, -1);
      continue;
    }
    if (parents.length > deepest)
      return { parts, fault: { offset: token.offset, what: 'too many tags inside each other' } };
    parts.push({ token, parents });
    if (token.type === 'open' && !token.closed) parents = [...parents, token];
  }
  const open = parents.at(-1);
  return open ? { parts, fault: { offset: open.offset, what: `<${open.name}> is never closed` } } : { parts };
}

const isBlank = (token: Token) => token.type === 'text' && token.text.trim() === '';

function checkViewBox({ offset, attributes }: Tag): Fault[] {
  const viewBox = attributes.find(({ name }) => name === 'viewBox');
  if (!viewBox)
    return [{ offset, what: '"viewBox" is missing in <svg>', meant: 'without it the drawing cannot be scaled' }];
  const numbers = viewBox.value.trim().split(/[\s,]+/);
  const [, , width, height] = numbers.map(Number);
  const fits =
    numbers.length === 4 && numbers.every((text) => /^-?(?:\d+\.?\d*|\.\d+)$/.test(text)) && width! > 0 && height! > 0;
  if (fits) return [];
  return [
    {
      offset: viewBox.valueOffset,
      what: `"viewBox" is ${quote(viewBox.value)}`,
      meant: 'it takes four numbers such as 0 0 120 32',
    },
  ];
}

function checkNamespaces({ offset, attributes }: Tag, usesXlink: boolean): Fault[] {
  const lacking = usesXlink ? ['xmlns', 'xmlns:xlink'] : ['xmlns'];
  return lacking
    .filter((wanted) => !attributes.some(({ name }) => name === wanted))
    .map((name) => ({ offset, what: `"${name}" is missing in <svg>`, meant: `add ${name}="${namespaces[name]}"` }));
}

const usesXlink = ({ token }: Nested) =>
  token.type === 'open' && token.attributes.some(({ name }) => name.startsWith('xlink:'));

/** The file is one svg element and nothing else. */
export function checkRoot(parts: readonly Nested[]): Fault[] {
  const [root, ...others] = parts.filter(({ token, parents }) => parents.length === 0 && !isBlank(token));
  if (root?.token.type !== 'open' || root.token.name !== 'svg') {
    return [
      {
        offset: root?.token.offset ?? 0,
        what: 'the file does not begin with <svg',
        meant: 'a drawing is one svg element',
      },
    ];
  }
  const { token } = root;
  return [
    ...checkNamespaces(token, parts.some(usesXlink)),
    ...checkViewBox(token),
    ...others
      .slice(0, 1)
      .map(({ token: { offset } }) => ({ offset, what: 'something follows after </svg>', meant: 'remove it' })),
  ];
}
