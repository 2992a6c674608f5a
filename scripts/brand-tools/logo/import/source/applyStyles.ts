import { mapNodesToParents, querySelectorAll } from 'svgo';
import type { OffsetProblem } from '../../../../build/config/parse/pathProblem.ts';
import { quote } from '../../../../build/config/parse/problemMessageFormatting.ts';
import { collectRules, type Declaration, readStyleAttribute, type Sheet, type StyleRule } from './collectRules.ts';
import { isKnownValue, type Time } from './cssConditions.ts';
import { type DrawingElement, eachElement, type Result } from './drawingTree.ts';
import { colorProperties, readPaint } from './paint.ts';
import { toUnits, type Viewport } from './svgLengths.ts';
import { isPlainTransform, toFunctions, transformName } from './svgTransforms.ts';
import { readViewport } from './viewBox.ts';

const toSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Properties that change how shapes look, as attributes or in styles. */
export const styleProperties = toSet(`
  fill stroke color stop-color flood-color lighting-color flood-opacity
  fill-opacity fill-rule stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset opacity stop-opacity display visibility overflow paint-order vector-effect shape-rendering
  clip-path clip-rule mask mask-type filter marker-start marker-mid marker-end mix-blend-mode isolation
  transform transform-origin transform-box translate rotate scale offset-path d x y cx cy r rx ry width height
  background background-color background-image animation animation-name font-size
`);

/** Properties whose value in the dark a logo can keep. */
const nightProperties = toSet(`
  fill stroke color stop-color fill-opacity stroke-opacity stop-opacity stroke-width opacity display visibility
`);

/** Properties of which browsers drop unknown values; the renderer reads those of others. */
const checkedProperties = toSet('transform transform-origin transform-box translate rotate scale clip-path mask');

/** Names that mean something else, or nothing, as attributes. */
const ruleOnly = toSet('translate rotate scale transform-box');

const MAX_STYLE_KB = 128;
/** Largest product of the numbers of style rules and shapes: each is compared with each. */
const MAX_STYLED = 1_000_000;

interface Candidate extends Declaration {
  weight: number;
  /** The rule or tag of the value: a plain colour beside a wide one in it is meant for us. */
  group: unknown;
}

type Values = Record<string, string>;

/** Weight of the style attribute, above all rules; other attributes weigh less than any. */
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

/** Returns the property that an attribute sets. */
const toProperty = (attribute: string, { name }: DrawingElement) =>
  attribute === transformName(name) ? 'transform' : attribute === 'transform' ? '' : attribute;

function listCandidates(element: DrawingElement, matched: Matched, time: Time): Candidate[] {
  const weigh = (declaration: Declaration, weight: number, group: unknown): Candidate => ({
    ...declaration,
    weight: declaration.important ? weight + IMPORTANT : weight,
    group,
  });
  const attributes = Object.entries(element.attributes)
    .map(([name, value]) => [toProperty(name, element), value] as const)
    .filter(([property, value]) =>
      property === 'transform' ? isPlainTransform(value) : styleProperties.has(property) && !ruleOnly.has(property),
    )
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
  /** A colour that nothing else replaces. */
  unknown?: string;
}

/** Computes the values of variables; a CSS-wide keyword removes one or inherits it. */
function computeVariables(candidates: readonly Candidate[], inherited: Values): Values {
  const own = candidates.filter(({ property }) => property.startsWith('--'));
  const variables = own.length === 0 ? inherited : { ...inherited };
  for (const { property, value } of own) {
    const found = wideWords.has(value.toLowerCase()) && value !== 'initial' ? inherited[property] : value;
    if (found === undefined || found === 'initial') delete variables[property];
    else variables[property] = found;
  }
  return variables;
}

/** Keywords that any property takes; none of them leaves a lighter attribute in effect. */
const wideWords = toSet('initial unset revert');

/** Converts a value of a style to that of an attribute; undefined if browsers would not understand it. */
function toAttributeValue(property: string, value: string): string | undefined {
  if (property === 'd') return value === 'none' ? '' : /^path\(\s*(["'])(.*)\1\s*\)$/s.exec(value)?.[2];
  return !checkedProperties.has(property) || isKnownValue(property, value) ? value : undefined;
}

function computeValues(candidates: readonly Candidate[], inherited: Values, time: Time): Computed {
  const variables = computeVariables(candidates, inherited);
  const values: Values = {};
  const plainBy = new Map<string, unknown>();
  const misread: Values = {};
  for (const { property, value: written, group, weight } of candidates) {
    if (!styleProperties.has(property)) continue;
    const value = substitute(written, variables, time);
    const word = value?.toLowerCase() ?? 'unset';
    if (wideWords.has(word)) {
      // Without a value, browsers take the inherited one, or the initial one.
      const first = word === 'initial' ? inheritedInitials[property] : undefined;
      if (first === undefined) delete values[property];
      else values[property] = first;
      delete misread[property];
      continue;
    }
    if (!colorProperties.has(property)) {
      const known = weight === 0 ? value : toAttributeValue(property, value!);
      if (known !== undefined) values[property] = known;
      continue;
    }
    const paint = readPaint(value!);
    if (!paint && value!.includes('(')) misread[property] = value!;
    if (!paint || (paint.wide && plainBy.get(property) === group)) continue;
    values[property] = paint.value;
    if (!paint.wide) plainBy.set(property, group);
  }
  const unknown = Object.keys(misread).find((property) => values[property] === undefined);
  return { values, variables, ...(unknown !== undefined && { unknown: misread[unknown]! }) };
}

/** Finds what the dark changes: a value that only the day has is inherited there. */
function findNightValues(day: Values, night: Values): Values {
  const names = new Set([...Object.keys(day), ...Object.keys(night)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => nightProperties.has(name) && day[name] !== night[name])
      .map((name) => [name, night[name] ?? (name in inheritedInitials ? 'inherit' : initialValues[name]!)]),
  );
}

/** Initial values of inherited properties. */
const inheritedInitials: Values = {
  fill: '#000000',
  stroke: 'none',
  color: '#000000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  'clip-rule': 'nonzero',
  'stroke-width': '1',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  visibility: 'visible',
  'paint-order': 'normal',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
};
const initialValues: Values = { 'stop-color': '#000000', 'stop-opacity': '1', opacity: '1', display: 'inline' };

/** Properties that browsers take from styles only. */
const styleOnly = ['mix-blend-mode', 'isolation'];

function toAttributes({ translate, rotate, scale, transform = '', ...values }: Values, element: string): Values {
  const style = styleOnly
    .filter((name) => !['normal', 'auto', undefined].includes(values[name]))
    .map((name) => `${name}:${values[name]}`);
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !styleOnly.includes(name)));
  const functions = `${toFunctions({ translate, rotate, scale })}${transform === 'none' ? '' : transform}`;
  return {
    ...others,
    ...(functions !== '' && { [transformName(element)]: functions }),
    ...(style.length > 0 && { style: style.join(';') }),
  };
}

/** Whether only a style sheet reads an attribute. */
const isStyleHook = (name: string, element: DrawingElement) =>
  name === 'class' ||
  name === 'style' ||
  name === transformName(element.name) ||
  (styleProperties.has(name) && !ruleOnly.has(name));

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
  const kept = Object.entries(element.attributes).filter(([name]) => !isStyleHook(name, element));
  const inner = { day: day.variables, night: night.variables };
  return {
    ...element,
    attributes: { ...Object.fromEntries(kept), ...toAttributes(day.values, element.name) },
    ...(Object.keys(nightValues).length > 0 && { night: nightValues }),
    children: element.children
      .filter((child) => child.type === 'text' || child.name !== 'style')
      .map((child) => (child.type === 'text' ? child : styleElement(child, matched, inner, problems))),
  };
}

const sheetsOf = (root: DrawingElement): Sheet[] =>
  [...eachElement(root)]
    .filter(({ name, attributes: { type = 'text/css' } }) => name === 'style' && /^\s*(?:text\/css)?\s*$/i.test(type))
    .map(({ children, attributes: { media = '' } }) => ({
      text: children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
      media,
    }));

/** Size in which browsers show a picture without one. */
const usualSize = { width: 300, height: 150 };

/** Reads the size in which a browser shows a drawing by itself. */
function readSize({ attributes }: DrawingElement): Viewport {
  const plane = readViewport(attributes) ?? usualSize;
  return { width: toUnits(attributes.width) || plane.width, height: toUnits(attributes.height) || plane.height };
}

/** Turns the styles of a drawing into attributes, as browsers weigh them, and notes what they change in the dark. */
export function applyStyles(root: DrawingElement): Result<DrawingElement> {
  const sheets = sheetsOf(root);
  const refuse = (message: string) => ({
    problems: [{ offset: root.offset, message, hint: 'export the logo as plain shapes' }],
  });
  if (sheets.reduce((sum, { text }) => sum + text.length, 0) > MAX_STYLE_KB * 1024)
    return refuse(`style sheets of more than ${MAX_STYLE_KB} KB`);
  const rules = collectRules(sheets, readSize(root));
  if (rules.length * [...eachElement(root)].length > MAX_STYLED)
    return refuse('too many style rules for so many shapes');
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
