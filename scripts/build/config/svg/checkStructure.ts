import type { OffsetProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import { namespaces } from './svgAllowlist.ts';
import type { Token } from './tokenizeSvg.ts';

export type Tag = Token & { type: 'open' };

/** A token and the tags around it, the outermost first. */
export interface NestedToken<T extends Token = Token> {
  token: T;
  parents: readonly Tag[];
}

export interface Structure {
  tokens: NestedToken[];
  problem?: OffsetProblem;
}

/** Deepest nesting that is allowed; drawing programs nest far less deeply. */
const MAX_NESTING_DEPTH = 50;

/** Finds the parents of every token; stops at the first tag that does not match. */
export function nestTokens(tokens: readonly Token[]): Structure {
  const nested: NestedToken[] = [];
  let parents: readonly Tag[] = [];
  for (const token of tokens) {
    if (token.type === 'close') {
      const opened = parents.at(-1);
      if (opened?.name !== token.name) {
        const hint = opened ? `<${opened.name}> is still open` : 'nothing is open here';
        return { tokens: nested, problem: { offset: token.offset, message: `</${token.name}> closes nothing`, hint } };
      }
      parents = parents.slice(0, -1);
      continue;
    }
    if (parents.length > MAX_NESTING_DEPTH)
      return {
        tokens: nested,
        problem: {
          offset: token.offset,
          message: 'too many tags inside each other',
          hint: 'draw it with fewer groups',
        },
      };
    nested.push({ token, parents });
    if (token.type === 'open' && !token.closed) parents = [...parents, token];
  }
  const open = parents.at(-1);
  return open
    ? {
        tokens: nested,
        problem: { offset: open.offset, message: `<${open.name}> is never closed`, hint: `write </${open.name}>` },
      }
    : { tokens: nested };
}

const isBlank = (token: Token) => token.type === 'text' && token.text.trim() === '';

function checkViewBox({ offset, attributes }: Tag): OffsetProblem[] {
  const viewBox = attributes.find(({ name }) => name === 'viewBox');
  if (!viewBox)
    return [{ offset, message: '"viewBox" is missing in <svg>', hint: 'without it the drawing cannot be scaled' }];
  const numbers = viewBox.value.trim().split(/[\s,]+/);
  const [, , width, height] = numbers.map(Number);
  const fits =
    numbers.length === 4 && numbers.every((text) => /^-?(?:\d+\.?\d*|\.\d+)$/.test(text)) && width! > 0 && height! > 0;
  if (fits) return [];
  return [
    {
      offset: viewBox.valueOffset,
      message: `"viewBox" is ${quote(viewBox.value)}`,
      hint: 'it takes four numbers such as 0 0 120 32',
    },
  ];
}

function checkNamespaces({ offset, attributes }: Tag, usesXlink: boolean): OffsetProblem[] {
  const required = usesXlink ? ['xmlns', 'xmlns:xlink'] : ['xmlns'];
  return required
    .filter((wanted) => !attributes.some(({ name }) => name === wanted))
    .map((name) => ({ offset, message: `"${name}" is missing in <svg>`, hint: `add ${name}="${namespaces[name]}"` }));
}

const usesXlink = ({ token }: NestedToken) =>
  token.type === 'open' && token.attributes.some(({ name }) => name.startsWith('xlink:'));

/** Checks that the file is one svg element with a viewBox and its namespaces. */
export function checkRoot(nested: readonly NestedToken[]): OffsetProblem[] {
  const [root, ...others] = nested.filter(({ token, parents }) => parents.length === 0 && !isBlank(token));
  if (root?.token.type !== 'open' || root.token.name !== 'svg') {
    return [
      {
        offset: root?.token.offset ?? 0,
        message: 'the file does not begin with <svg',
        hint: 'a drawing is one svg element',
      },
    ];
  }
  const { token } = root;
  return [
    ...checkNamespaces(token, nested.some(usesXlink)),
    ...checkViewBox(token),
    ...others
      .slice(0, 1)
      .map(({ token: { offset } }) => ({ offset, message: 'something follows after </svg>', hint: 'remove it' })),
  ];
}
