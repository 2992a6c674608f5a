import compatData from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import {
  type CssNode,
  type Declaration,
  type FunctionNode,
  find,
  findAll,
  generate,
  type Identifier as Keyword,
  type List,
  parse,
  property,
  type Rule,
  type StyleSheet,
} from 'css-tree/dist/csstree.esm';
import { lackingSelectors, listLacking, listParts } from './browserSupport.ts';
import type { UnsupportedUse } from './findUnsupportedInScript.ts';

/** Properties that members do not miss, each with its effect. All others need a fallback. */
const enhancements: Readonly<Record<string, string>> = {
  'break-after': 'where a printed page ends',
  'contain-intrinsic-block-size': 'what content-visibility needs',
  'content-visibility': 'spares the drawing of what is out of sight',
  cursor: 'the form of a pointer, which touch screens do not have',
  'forced-color-adjust': 'colours of Windows, whose Safari is none',
  'hyphenate-limit-chars': 'how short a part of a hyphenated word may be',
  orphans: 'where a printed page ends',
  'overflow-anchor': 'turns off what browsers that lack it do not do',
  'overflow-clip-margin': 'room for the focus ring beside what content-visibility cuts off',
  resize: 'a handle for pointers',
  'scrollbar-gutter': 'room for a scroll bar that comes later; where it is lacking, scroll bars take none',
  'text-wrap': 'lines of a heading that are equally long',
  widows: 'where a printed page ends',
};

const { properties, types, 'at-rules': atRules } = compatData.css as Record<string, Identifier>;
const units = listValues(types!.length!);
const functions = listValues(types!, ['length']);

/** Lists the support of the values below a type, by name. */
function listValues(type: Identifier, except: readonly string[] = []): Map<string, CompatStatement> {
  return new Map(
    listParts(type).flatMap(([name, part]) => {
      if (except.includes(name)) return [];
      return [...(part.__compat ? [[name, part.__compat] as const] : []), ...listValues(part)];
    }),
  );
}

/**
 * Finds what a style sheet uses and a supported browser lacks without a fallback: a selector, whose whole rule would be
 * lost, an at-rule, a property or a value. A fallback is an `@supports` that names it, an earlier declaration of the
 * property in the same block, or a rule just before with the prefixed selector. Rules of pseudo-elements alone style
 * what such a browser does not draw, and a media query that it does not know does not apply.
 */
export function findUnsupportedInStyles(text: string): UnsupportedUse[] {
  const uses: UnsupportedUse[] = [];
  const add = (
    name: string,
    feature: string,
    lacking: readonly string[],
    node: CssNode,
    conditions: readonly string[],
  ) => {
    if (lacking.length === 0 || conditions.some((condition) => condition.includes(name))) return;
    uses.push({ feature, lacking, excerpt: generate(node).slice(0, 120) });
  };

  function visit(nodes: List<CssNode>, conditions: readonly string[]): void {
    const declared = new Set<string>();
    let formerSelector = '';
    for (const node of nodes) {
      if (node.type === 'Atrule') {
        const { __compat: statement } = atRules![node.name] ?? {};
        if (statement) add(`@${node.name}`, `@${node.name}`, listLacking(statement), node, conditions);
        const condition = node.name === 'supports' && node.prelude ? [generate(node.prelude)] : [];
        if (node.block) visit(node.block.children, [...conditions, ...condition]);
      } else if (node.type === 'Rule') {
        const selector = generate(node.prelude);
        if (formerSelector.replaceAll(/:-\w+-/g, ':') !== selector) {
          for (const [name, feature, lacking] of findSelectors(node)) add(name, feature, lacking, node, conditions);
        }
        formerSelector = selector;
        visit(node.block.children, conditions);
      } else if (node.type === 'Declaration') {
        const { basename, vendor } = property(node.property);
        if (vendor === '' && !declared.has(basename)) {
          for (const [name, feature, statement] of findFeatures(node)) {
            add(name, feature, listLacking(statement), node, conditions);
          }
        }
        declared.add(basename);
      }
    }
  }
  visit((parse(text, { parseCustomProperty: true }) as StyleSheet).children, []);
  return uses;
}

type Feature<Support> = [name: string, feature: string, support: Support];

/** Finds the selectors in a rule that a supported browser lacks. */
function findSelectors({ prelude }: Rule): Feature<readonly string[]>[] {
  const selectors = prelude.type === 'SelectorList' ? [...prelude.children] : [];
  const isLacking = (node: CssNode) => node.type === 'PseudoElementSelector' && lackingSelectors.has(node.name);
  const drawsNothing = selectors.every((selector) => find(selector, isLacking) !== null);
  return findAll(prelude, ({ type }) => type === 'PseudoClassSelector' || type === 'PseudoElementSelector').flatMap(
    (node) => {
      if (node.type !== 'PseudoClassSelector' && (node.type !== 'PseudoElementSelector' || drawsNothing)) return [];
      const lacking = lackingSelectors.get(node.name);
      return lacking ? [[`:${node.name}`, `:${node.name}`, lacking]] : [];
    },
  );
}

/** Finds the property of a declaration, and the keywords, functions and units in its value. */
function findFeatures({ property: name, value }: Declaration): Feature<CompatStatement>[] {
  const known = properties![name];
  if (name in enhancements) return [];
  if (known?.__compat && listLacking(known.__compat).length > 0) return [[name, name, known.__compat]];
  return findAll(value, ({ type }) => ['Identifier', 'Function', 'Dimension'].includes(type)).flatMap(
    (node): Feature<CompatStatement>[] => {
      const part = node.type === 'Dimension' ? node.unit : (node as Keyword | FunctionNode).name;
      const statement =
        known?.[part]?.__compat ??
        (node.type === 'Dimension' ? units : node.type === 'Function' ? functions : undefined)?.get(part);
      return statement ? [[part, `${name}: ${part}`, statement]] : [];
    },
  );
}
