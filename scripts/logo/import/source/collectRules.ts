import { type CssNode, generate, parse, type StyleSheet, walk } from 'css-tree';

/** When a rule holds: always, or only by day or by night. */
type Scheme = 'both' | 'day' | 'night';

/** One value that a style gives to a property. */
export interface Declaration {
  property: string;
  value: string;
  important: boolean;
}

export interface StyleRule {
  selector: string;
  /** Counts of ids, of classes and of names, by which browsers weigh rules. */
  specificity: number;
  scheme: Scheme;
  declarations: Declaration[];
}

const parseOptions = { parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false, onParseError() {} };

/** The scheme for which a media query holds; undefined if it never does for a logo on a screen. */
function readMedia(prelude: string): Scheme | undefined {
  const found = prelude
    .toLowerCase()
    .split(',')
    .map((query) => query.replaceAll(/\s+/g, '').replace(/^(?:only)?(?:screen|all)(?:and(?=\())?/, ''))
    .map((query): Scheme | undefined => {
      if (query === '') return 'both';
      if (query === '(prefers-color-scheme:dark)' || query === 'not(prefers-color-scheme:light)') return 'night';
      return query === '(prefers-color-scheme:light)' || query === 'not(prefers-color-scheme:dark)' ? 'day' : undefined;
    })
    .filter((scheme) => scheme !== undefined);
  return found.includes('both') || new Set(found).size === 2 ? 'both' : found[0];
}

const combine = (outer: Scheme, inner: Scheme | undefined): Scheme | undefined => {
  if (outer === 'both' || inner === undefined) return inner;
  return inner === 'both' || inner === outer ? outer : undefined;
};

function measureSpecificity(selector: CssNode): number {
  let weight = 0;
  walk(selector, ({ type }) => {
    if (type === 'IdSelector') weight += 1_000_000;
    if (type === 'ClassSelector' || type === 'AttributeSelector' || type === 'PseudoClassSelector') weight += 1000;
    if (type === 'TypeSelector') weight += 1;
  });
  return weight;
}

function toDeclarations(nodes: Iterable<CssNode>): Declaration[] {
  return [...nodes].flatMap((node) =>
    node.type === 'Declaration'
      ? [
          {
            property: node.property.startsWith('--') ? node.property : node.property.toLowerCase(),
            value: generate(node.value).trim(),
            important: node.important !== false,
          },
        ]
      : [],
  );
}

function readRules(nodes: Iterable<CssNode>, scheme: Scheme): StyleRule[] {
  return [...nodes].flatMap((node): StyleRule[] => {
    if (node.type === 'Atrule') {
      const prelude = node.prelude ? generate(node.prelude) : '';
      const inner = node.name.toLowerCase() === 'media' ? combine(scheme, readMedia(prelude)) : undefined;
      const nested = node.name.toLowerCase() === 'layer' ? scheme : inner;
      return node.block && nested ? readRules(node.block.children, nested) : [];
    }
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') return [];
    const declarations = toDeclarations(node.block.children);
    return [...node.prelude.children].map((selector) => ({
      selector: generate(selector),
      specificity: measureSpecificity(selector),
      scheme,
      declarations,
    }));
  });
}

/** The rules of a style sheet that can hold for a logo in the page; what it loads from elsewhere is left out. */
export const collectRules = (sheet: string): StyleRule[] =>
  readRules((parse(sheet, parseOptions) as StyleSheet).children, 'both');

/** Reads `fill: red; stroke: none`. */
export function readStyleAttribute(text: string): Declaration[] {
  const list = parse(text, { ...parseOptions, context: 'declarationList' });
  return list.type === 'DeclarationList' ? toDeclarations(list.children) : [];
}
