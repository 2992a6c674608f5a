import { type Condition, type CssNode, generate, lexer, type MediaQuery } from 'css-tree/dist/csstree.esm';
import { colorProperties, readPaint } from './paint.ts';
import { toUnits, type Viewport } from './svgLengths.ts';

export type Time = 'day' | 'night';

/** Surroundings in which a logo is shown: its own size, on a desktop screen. */
export interface Screen extends Viewport {
  time: Time;
}

/** Result of a condition; undefined if browsers would not understand it. */
type Answer = boolean | undefined;

/** Combines answers with "or" if `true` is decisive, with "and" if `false` is. */
const combine = (answers: readonly Answer[], decisive: boolean): Answer =>
  answers.includes(decisive) ? decisive : answers.includes(undefined) ? undefined : !decisive;

function evaluate({ children }: Condition, ask: (node: CssNode) => Answer): Answer {
  let result: Answer;
  let word = '';
  let negated = false;
  for (const child of children) {
    if (child.type === 'Identifier') {
      if (child.name.toLowerCase() === 'not') negated = true;
      else word = child.name.toLowerCase();
      continue;
    }
    const plain = child.type === 'Condition' ? evaluate(child, ask) : ask(child);
    const answer = negated && plain !== undefined ? !plain : plain;
    negated = false;
    result = word === '' ? answer : combine([result, answer], word === 'or');
  }
  return result;
}

/** Returns the keyword values of media features for a logo. */
const wordsFor = ({ time, width, height }: Screen): Readonly<Record<string, string>> => ({
  'prefers-color-scheme': time === 'day' ? 'light' : 'dark',
  'prefers-reduced-motion': 'no-preference',
  'prefers-contrast': 'no-preference',
  'prefers-reduced-transparency': 'no-preference',
  'forced-colors': 'none',
  'inverted-colors': 'none',
  'color-gamut': 'srgb',
  orientation: width > height ? 'landscape' : 'portrait',
  hover: 'hover',
  pointer: 'fine',
});

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
};

function askScreen(node: CssNode, screen: Screen): Answer {
  const measure = (term: CssNode) =>
    term.type === 'Identifier' && (term.name === 'width' || term.name === 'height')
      ? screen[term.name]
      : toUnits(generate(term));
  const compare = (a: CssNode, sign: string, b: CssNode): Answer => {
    const [left, right] = [measure(a), measure(b)];
    return left === undefined || right === undefined ? undefined : comparisons[sign]?.(left, right);
  };
  if (node.type === 'FeatureRange') {
    const { left, leftComparison, middle, rightComparison, right } = node;
    const first = compare(left, leftComparison, middle);
    return right && rightComparison ? combine([first, compare(middle, rightComparison, right)], false) : first;
  }
  if (node.type !== 'Feature') return undefined;
  const name = node.name.toLowerCase();
  const word = wordsFor(screen)[name];
  if (word !== undefined)
    return node.value ? generate(node.value).toLowerCase() === word : !['none', 'no-preference'].includes(word);
  const [, limit, side = name] = /^(min|max)-(.*)$/.exec(name) ?? [];
  if (side !== 'width' && side !== 'height') return name === 'color' && !node.value ? true : undefined;
  const sign = limit === undefined ? '=' : limit === 'min' ? '>=' : '<=';
  return node.value ? compare({ type: 'Identifier', name: side }, sign, node.value) : screen[side] > 0;
}

/** Whether a media query holds for a logo on a screen. */
function matchesQuery({ modifier, mediaType, condition }: MediaQuery, screen: Screen): boolean {
  const isOurs = mediaType === null || ['all', 'screen'].includes(mediaType.toLowerCase());
  const answer = condition ? evaluate(condition, (node) => askScreen(node, screen)) : true;
  if (modifier === 'not') return combine([isOurs, answer], false) === false;
  return isOurs && answer === true;
}

/** Whether one of the media queries of a rule holds. */
export const matchesMedia = (list: CssNode | null, screen: Screen): boolean =>
  list?.type === 'MediaQueryList' &&
  [...list.children].some((query) => query.type === 'MediaQuery' && matchesQuery(query, screen));

/** Whether browsers know a value of a property, as far as a logo can show it. */
export function isKnownValue(property: string, value: string): boolean {
  if (colorProperties.has(property)) return readPaint(value) !== undefined;
  return property.startsWith('--') || lexer.matchProperty(property, value).error === null;
}

/** Whether browsers support what a rule requires. */
export const isSupported = (condition: CssNode | null): boolean =>
  condition?.type === 'Condition' &&
  evaluate(condition, (node) => {
    if (node.type === 'SupportsDeclaration')
      return isKnownValue(node.declaration.property.toLowerCase(), generate(node.declaration.value).trim());
    return node.type === 'FeatureFunction' && node.feature.toLowerCase() === 'selector' ? true : undefined;
  }) === true;
