import { mapNodesToParents, querySelectorAll } from 'svgo';
import { quote } from '../../../config/parse/messageFormatting.ts';
import type { OffsetProblem } from '../../../config/pathProblem.ts';
import { collectRules, type Declaration, readStyleAttribute, type StyleRule } from './collectRules.ts';
import { type DrawingElement, eachElement, type Result } from './drawingTree.ts';
import { readPaint } from './paint.ts';

const toSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const colorProperties = toSet('fill stroke color stop-color flood-color lighting-color');

/** Properties that change how shapes look, as attributes or in styles. */
export const styleProperties = toSet(`
  fill stroke color stop-color flood-color lighting-color flood-opacity
  fill-opacity fill-rule stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset opacity stop-opacity display visibility overflow paint-order vector-effect shape-rendering
  clip-path clip-rule mask mask-type filter marker-start marker-mid marker-end mix-blend-mode isolation
  transform transform-origin transform-box d x y cx cy r rx ry width height background background-color
  animation animation-name font-size
`);

/** Properties whose value in the dark a logo can keep. */
const nightProperties = toSet(`
  fill stroke color stop-color fill-opacity stroke-opacity stop-opacity stroke-width opacity display visibility
`);

const MAX_STYLE_KB = 128;
/** Of rules of style times shapes: each is compared with each. */
const MAX_STYLED = 1_000_000;

interface Candidate extends Declaration {
  weight: number;
  /** What stands together in one rule or tag: a plain colour beside a wide one is meant for us. */
  group: unknown;
}

type Time = 'day' | 'night';
type Values = Record<string, string>;

/** Values of an attribute weigh less than any rule, those of the style attribute more than all. */
const STYLE_ATTRIBUTE = 1e12;
const IMPORTANT = 1e13;

function matchRules(root: DrawingElement, rules: readonly StyleRule[]) {
  const matched = new Map<DrawingElement, { rule: StyleRule; weight: number }[]>();
  const document = { type: 'root' as const, children: [root] };
  const parents = mapNodesToParents(document);
  rules.forEach((rule, index) => {
    let found: unknown[] = [];
    try {
      found = querySelectorAll(document, rule.selector, parents);
    } catch {
      // A selector that only later browsers know; it names nothing here.
    }
    for (const element of found as DrawingElement[]) {
      const list = matched.get(element) ?? [];
      list.push({ rule, weight: rule.specificity + index / rules.length + 1 });
      matched.set(element, list);
    }
  });
  return matched;
}

type Matched = ReturnType<typeof matchRules>;

function listCandidates(element: DrawingElement, matched: Matched, time: Time): Candidate[] {
  const weigh = (declaration: Declaration, weight: number, group: unknown): Candidate => ({
    ...declaration,
    weight: declaration.important ? weight + IMPORTANT : weight,
    group,
  });
  const attributes = Object.entries(element.attributes)
    .filter(([name]) => styleProperties.has(name))
    .map(([property, value]) => weigh({ property, value, important: false }, 0, element));
  const rules = (matched.get(element) ?? [])
    .filter(({ rule: { scheme } }) => scheme === 'both' || scheme === time)
    .flatMap(({ rule, weight }) => rule.declarations.map((declaration) => weigh(declaration, weight, rule)));
  const own = readStyleAttribute(element.attributes.style ?? '').map((declaration) =>
    weigh(declaration, STYLE_ATTRIBUTE, element),
  );
  return [...attributes, ...rules, ...own].toSorted((a, b) => a.weight - b.weight);
}

const MAX_VALUE = 100_000;

/** Puts the values of variables and of the time of day into a value; undefined if a variable has none. */
function substitute(value: string, variables: Values, time: Time): string | undefined {
  let text = value;
  for (let round = 0; round < 8 && /var\(|light-dark\(/i.test(text); round++) {
    if (text.length > MAX_VALUE) return undefined;
    let missing = false;
    text = text
      .replace(/var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/gi, (_, name: string, fallback?: string) => {
        const found = variables[name] ?? fallback?.trim();
        missing ||= found === undefined;
        return found ?? '';
      })
      .replace(/light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^()]|\([^()]*\))*)\)/gi, (_, day: string, night: string) =>
        (time === 'day' ? day : night).trim(),
      );
    if (missing) return undefined;
  }
  return text;
}

interface Computed {
  values: Values;
  variables: Values;
  /** A colour that nothing else stands in for. */
  unknown?: string;
}

function computeValues(candidates: readonly Candidate[], inherited: Values, time: Time): Computed {
  const own = candidates.filter(({ property }) => property.startsWith('--'));
  const variables = own.length === 0 ? inherited : { ...inherited };
  for (const { property, value } of own) variables[property] = value;
  const values: Values = {};
  const plainBy = new Map<string, unknown>();
  const misread: Values = {};
  for (const { property, value: written, group } of candidates) {
    if (!styleProperties.has(property)) continue;
    const value = substitute(written, variables, time);
    if (value === undefined) continue;
    if (!colorProperties.has(property)) {
      values[property] = value;
      continue;
    }
    const paint = readPaint(value);
    if (!paint && value.includes('(')) misread[property] = value;
    if (!paint || (paint.wide && plainBy.get(property) === group)) continue;
    values[property] = paint.value;
    if (!paint.wide) plainBy.set(property, group);
  }
  const unknown = Object.keys(misread).find((property) => values[property] === undefined);
  return { values, variables, ...(unknown !== undefined && { unknown: misread[unknown]! }) };
}

/** What the dark changes: a value that only the day has is inherited there. */
function findNightValues(day: Values, night: Values): Values {
  const names = new Set([...Object.keys(day), ...Object.keys(night)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => nightProperties.has(name) && day[name] !== night[name])
      .map((name) => [name, night[name] ?? (inheritedProperties.has(name) ? 'inherit' : initialValues[name]!)]),
  );
}

const inheritedProperties = toSet('fill stroke color fill-opacity stroke-opacity stroke-width visibility');
const initialValues: Values = { 'stop-color': '#000000', 'stop-opacity': '1', opacity: '1', display: 'inline' };

/** Properties that browsers take from styles only. */
const styleOnly = ['mix-blend-mode', 'isolation'];

function toAttributes(values: Values): Values {
  const style = styleOnly
    .filter((name) => !['normal', 'auto', undefined].includes(values[name]))
    .map((name) => `${name}:${values[name]}`);
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !styleOnly.includes(name)));
  return { ...others, ...(style.length > 0 && { style: style.join(';') }) };
}

/** What only a style sheet reads. */
const isStyleHook = (name: string) => name === 'class' || name === 'style' || styleProperties.has(name);

function styleElement(
  element: DrawingElement,
  matched: Matched,
  variables: Record<Time, Values>,
  problems: OffsetProblem[],
): DrawingElement {
  const day = computeValues(listCandidates(element, matched, 'day'), variables.day, 'day');
  const night = computeValues(listCandidates(element, matched, 'night'), variables.night, 'night');
  const unknown = day.unknown ?? night.unknown;
  if (unknown !== undefined)
    problems.push({
      offset: element.offset,
      message: `the colour ${quote(unknown)} is known to newer browsers only`,
      hint: 'write it as #rrggbb',
    });
  const nightValues = findNightValues(day.values, night.values);
  const kept = Object.entries(element.attributes).filter(([name]) => !isStyleHook(name));
  const inner = { day: day.variables, night: night.variables };
  return {
    ...element,
    attributes: { ...Object.fromEntries(kept), ...toAttributes(day.values) },
    ...(Object.keys(nightValues).length > 0 && { night: nightValues }),
    children: element.children
      .filter((child) => child.type === 'text' || child.name !== 'style')
      .map((child) => (child.type === 'text' ? child : styleElement(child, matched, inner, problems))),
  };
}

const sheetsOf = (root: DrawingElement) =>
  [...eachElement(root)]
    .filter(({ name, attributes: { type = 'text/css' } }) => name === 'style' && /^\s*(?:text\/css)?\s*$/i.test(type))
    .map(({ children }) => children.map((child) => (child.type === 'text' ? child.value : '')).join(''));

/** Turns the styles of a drawing into attributes, as browsers weigh them, and notes what they change in the dark. */
export function applyStyles(root: DrawingElement): Result<DrawingElement> {
  const sheet = sheetsOf(root).join('\n');
  const refuse = (message: string) => ({
    problems: [{ offset: root.offset, message, hint: 'export the logo as plain shapes' }],
  });
  if (sheet.length > MAX_STYLE_KB * 1024) return refuse(`style sheets of more than ${MAX_STYLE_KB} KB`);
  const rules = collectRules(sheet);
  if (rules.length * [...eachElement(root)].length > MAX_STYLED)
    return refuse('too many rules of style for so many shapes');
  const problems: OffsetProblem[] = [];
  const value = styleElement(root, matchRules(root, rules), { day: {}, night: {} }, problems);
  return problems.length > 0 ? { problems } : { value };
}

/** Whether an element is drawn neither by day nor by night. */
export const isHidden = ({ attributes, night }: DrawingElement): boolean =>
  attributes.display === 'none' && (night?.display ?? 'none') === 'none';

/** Whether a style moves something. */
export const isAnimated = ({ attributes }: DrawingElement): boolean =>
  [attributes.animation, attributes['animation-name']].some((value) => value !== undefined && value !== 'none');
