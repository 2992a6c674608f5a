import { type CssNode, clone, generate, type List, parse, type Selector, walk } from 'css-tree/dist/csstree.esm';
import { namespaces } from '../../../../build/config/svg/svgAllowlist.ts';
import { isSupported, matchesMedia, type Screen } from './cssConditions.ts';
import type { Viewport } from './svgLengths.ts';

/** Times at which a rule applies: always, or only by day or by night. */
type Scheme = 'both' | 'day' | 'night';

/** A value that a style gives to a property. */
export interface Declaration {
  property: string;
  value: string;
  important: boolean;
}

interface WeighedSelector {
  selector: string;
  /** Counts of ids, of classes and of names, by which browsers weigh rules. */
  specificity: number;
}

export interface StyleRule extends WeighedSelector {
  scheme: Scheme;
  declarations: Declaration[];
}

/** A style sheet, with the media that its tag names. */
export interface Sheet {
  text: string;
  media: string;
}

const parseOptions = { parseValue: false, parseCustomProperty: false, onParseError() {} };

/** Surroundings of a rule. */
interface Place {
  scheme: Scheme;
  /** The selectors of the rule around it. */
  selectors: readonly WeighedSelector[];
  /** The logo's size, which rules may query. */
  size: Viewport;
  /** The namespace prefixes of drawings. */
  prefixes: ReadonlySet<string>;
  depth: number;
}

/** Deepest nesting of rules, which can grow without limit. */
const MAX_DEPTH = 8;
const MAX_SELECTOR = 10_000;

/** Reads the scheme in which media queries match, of those in `outer`; undefined if they never do. */
function readMedia(list: CssNode | null, outer: Scheme, size: Viewport): Scheme | undefined {
  const holds = (time: Screen['time']) => (outer === 'both' || outer === time) && matchesMedia(list, { ...size, time });
  const [day, night] = [holds('day'), holds('night')];
  return day && night ? 'both' : day ? 'day' : night ? 'night' : undefined;
}

const heaviest = (selectors: Iterable<WeighedSelector>) =>
  Math.max(0, ...Array.from(selectors, ({ specificity }) => specificity));

function measureSpecificity({ children }: Selector, parents: readonly WeighedSelector[]): number {
  let weight = 0;
  for (const node of children) {
    if (node.type === 'IdSelector') weight += 1_000_000;
    if (node.type === 'ClassSelector' || node.type === 'AttributeSelector') weight += 1000;
    if ((node.type === 'TypeSelector' && node.name !== '*') || node.type === 'PseudoElementSelector') weight += 1;
    if (node.type === 'NestingSelector') weight += heaviest(parents);
    if (node.type !== 'PseudoClassSelector' || node.name === 'where') continue;
    const inner = ['is', 'not', 'has', 'matches'].includes(node.name)
      ? [...(node.children ?? [])].flatMap((list) => (list.type === 'SelectorList' ? [...list.children] : []))
      : [];
    const weights = inner.map((child) => (child.type === 'Selector' ? measureSpecificity(child, parents) : 0));
    weight += inner.length > 0 ? Math.max(...weights) : 1000;
  }
  return weight;
}

/** Removes the prefixes from names of elements; returns false if one of them is none of a drawing. */
function stripPrefixes(selector: Selector, prefixes: ReadonlySet<string>): boolean {
  let known = true;
  walk(selector, (node) => {
    if (node.type !== 'TypeSelector' || !node.name.includes('|')) return;
    const [prefix, local] = node.name.split('|') as [string, string];
    known &&= prefix === '*' || prefixes.has(prefix);
    node.name = local;
  });
  return known;
}

/** Reads the selectors of a rule as they would be written outside the rules around it. */
function readSelectors(prelude: CssNode, { selectors: parents, prefixes }: Place): WeighedSelector[] {
  if (prelude.type !== 'SelectorList') return [];
  const around = `:is(${parents.map(({ selector }) => selector).join()})`;
  return [...prelude.children].flatMap((written) => {
    const selector = clone(written);
    if (selector.type !== 'Selector' || !stripPrefixes(selector, prefixes)) return [];
    const isNested = parents.length > 0;
    let names = false;
    walk(selector, ({ type }) => {
      names ||= type === 'NestingSelector';
    });
    const text = generate(selector);
    const full = !isNested ? text : names ? text.replaceAll('&', around) : `${around} ${text}`;
    const outer = isNested && !names ? heaviest(parents) : 0;
    return full.length > MAX_SELECTOR
      ? []
      : [{ selector: full, specificity: outer + measureSpecificity(selector, parents) }];
  });
}

/** Reads a rule in a rule that begins without "&", which the parser takes for a declaration. */
function readMisread(node: CssNode): CssNode[] {
  const text =
    node.type === 'Raw' ? node.value : node.type === 'Declaration' ? `${node.property}:${generate(node.value)}` : '';
  const start = text.indexOf('{');
  if (start === -1 || text.startsWith('--')) return [];
  const block = parse(`{&${text}}`, { ...parseOptions, context: 'block' });
  if (block.type !== 'Block') return [];
  const [rule, ...rest] = block.children;
  if (rule?.type !== 'Rule' || rule.prelude.type !== 'SelectorList') return [];
  const first = rule.prelude.children.first;
  if (first?.type === 'Selector') first.children.shift();
  return [rule, ...rest.flatMap((more) => (isMisread(more) ? readMisread(more) : [more]))];
}

const isMisread = (node: CssNode) =>
  node.type === 'Raw' ||
  (node.type === 'Declaration' && !node.property.startsWith('--') && generate(node.value).includes('{'));

/** Other names by which browsers know some properties. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  marker: ['marker-start', 'marker-mid', 'marker-end'],
  'mask-image': ['mask'],
};

function toDeclarations(nodes: Iterable<CssNode>): Declaration[] {
  return [...nodes].flatMap((node) => {
    if (node.type !== 'Declaration' || isMisread(node)) return [];
    const name = node.property.startsWith('--') ? node.property : node.property.toLowerCase();
    const plain = name.replace(/^-webkit-(?=mask|clip-path|filter|transform)/, '');
    return (aliases[plain] ?? [plain]).map((property) => ({
      property,
      value: generate(node.value).trim(),
      important: node.important !== false,
    }));
  });
}

/** Enters a block with a condition; undefined if that never matches for a logo on a screen. */
function enterBlock(name: string, prelude: List<CssNode> | undefined, place: Place): Place | undefined {
  const condition = prelude?.first ?? null;
  if (name === 'layer') return place;
  if (name === 'supports') return isSupported(condition) ? place : undefined;
  const scheme = name === 'media' ? readMedia(condition, place.scheme, place.size) : undefined;
  return scheme && { ...place, scheme };
}

function readBlock(written: Iterable<CssNode>, place: Place): StyleRule[] {
  if (place.depth > MAX_DEPTH) return [];
  const nodes = [...written].flatMap((node) =>
    place.selectors.length > 0 && isMisread(node) ? readMisread(node) : node,
  );
  const declarations = toDeclarations(nodes);
  const own =
    declarations.length === 0
      ? []
      : place.selectors.map((selector) => ({ ...selector, scheme: place.scheme, declarations }));
  const inner = nodes.flatMap((node): StyleRule[] => {
    if (node.type === 'Rule') {
      const selectors = readSelectors(node.prelude, place);
      return selectors.length === 0
        ? []
        : readBlock(node.block.children, { ...place, selectors, depth: place.depth + 1 });
    }
    if (node.type !== 'Atrule' || !node.block) return [];
    const prelude = node.prelude?.type === 'AtrulePrelude' ? node.prelude.children : undefined;
    const entered = enterBlock(node.name.toLowerCase(), prelude, place);
    return entered ? readBlock(node.block.children, { ...entered, depth: place.depth + 1 }) : [];
  });
  return [...own, ...inner];
}

function readPrefixes(nodes: Iterable<CssNode>): ReadonlySet<string> {
  const found = [...nodes].flatMap((node) => {
    if (node.type !== 'Atrule' || node.name.toLowerCase() !== 'namespace' || !node.prelude) return [];
    const [, prefix, address] = /^([\w-]+)\s*(?:url\()?["']?([^"')]*)/.exec(generate(node.prelude)) ?? [];
    return prefix !== undefined && address === namespaces.xmlns ? [prefix] : [];
  });
  return new Set(found);
}

/** Collects the rules of style sheets that can match for a logo of a size; leaves out what they load from elsewhere. */
export const collectRules = (sheets: readonly Sheet[], size: Viewport): StyleRule[] =>
  sheets.flatMap(({ text, media }) => {
    const scheme =
      media.trim() === ''
        ? 'both'
        : readMedia(parse(media, { ...parseOptions, context: 'mediaQueryList' }), 'both', size);
    const sheet = parse(text, parseOptions);
    if (scheme === undefined || sheet.type !== 'StyleSheet') return [];
    const prefixes = readPrefixes(sheet.children);
    return readBlock(sheet.children, { scheme, selectors: [], size, prefixes, depth: 0 });
  });

/** Reads `fill: red; stroke: none`. */
export function readStyleAttribute(text: string): Declaration[] {
  const list = parse(text, { ...parseOptions, context: 'declarationList' });
  return list.type === 'DeclarationList' ? toDeclarations(list.children) : [];
}
