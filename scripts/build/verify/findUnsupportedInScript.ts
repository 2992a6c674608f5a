import { parseSync, transformSync } from 'rolldown/utils';
import { scriptTargets } from '../../lib/supportedBrowsers.ts';
import { type AstNode, isOwnName, walkAst } from '../compile/walkAst.ts';
import { lackingSelectors, scriptFeatures } from './browserSupport.ts';

/** A feature that a supported browser lacks, used without a fallback. */
export interface UnsupportedUse {
  /** `URL.canParse`, or `.toSorted()` for a method of an unknown object. */
  feature: string;
  lacking: readonly string[];
  /** The code around it. */
  excerpt: string;
  /** The name of a method of an unknown object. */
  method?: string;
}

/** Features that a script uses, and the names of methods and properties that it defines itself. */
export interface ScriptFindings {
  uses: UnsupportedUse[];
  ownNames: ReadonlySet<string>;
}

/** Oldest supported browsers without a feature, perhaps none, by paths such as `URL.canParse` or `navigation`. */
const lackingByPath = new Map(
  scriptFeatures.map(({ holder, name, lacking }) => [holder === '' ? name : `${holder}.${name}`, lacking]),
);
const lackingNames = new Set(scriptFeatures.flatMap(({ name, lacking }) => (lacking.length > 0 ? [name] : [])));

/**
 * Oldest supported browsers without a method of an unknown object: of interfaces that they have, each lacks it. Code
 * has to check for a missing interface before it reaches any of its methods.
 */
const lackingByMethod = new Map(
  [...Map.groupBy(scriptFeatures, ({ name }) => name)].flatMap(([name, all]) => {
    const reachable = all.filter(({ holder, hasHolder }) => holder !== '' && hasHolder);
    return reachable.length > 0 && reachable.every(({ lacking }) => lacking.length > 0)
      ? [[name, reachable.flatMap(({ lacking }) => lacking)]]
      : [];
  }),
);

/** Methods of the built-in iterators are those of `Iterator`; arrays have their other names, too. */
const lackingByIteratorMethod = new Map(
  scriptFeatures.flatMap(({ holder, name, lacking }) => (holder === 'Iterator' ? [[name, lacking]] : [])),
);
const iteratorMakers = new Set(['entries', 'keys', 'matchAll', 'values']);

/**
 * Length of the longest function in which a check counts; the wrapper around a whole library may check for anything.
 */
const MAX_GUARDED_LENGTH = 6000;

/** Uses in libraries whose fallback is too far away, by the code around them, and that fallback. */
const reviewedUses: readonly (readonly [code: RegExp, fallback: string])[] = [
  [/this\.#\w+\?AbortSignal\.any\(\[this\.#/, 'ky makes a signal of its own, and renews it, only where this is there'],
  [
    /\.startViewTransition\(\{update:/,
    'React asks for it in the components of view transitions only, and catches its lack',
  ],
];

/**
 * Finds what a script uses and a supported browser lacks: calls of methods, globals, selectors and syntax. A feature
 * has a fallback if the same function or condition checks for it: by typeof, `in`, `?.()` or by reading it without a
 * call, also through a variable.
 */
export function findUnsupportedInScript(code: string): ScriptFindings {
  const { program } = parseSync('script.js', code);
  const parents = new Map<AstNode, AstNode>();
  const ownNames = new Set<string>();
  const candidates: Candidate[] = [];
  const questions = new Map(Array.from(lackingNames, (name): [string, AstNode[]] => [name, []]));
  const ask = (name: string, node: AstNode) => questions.get(name)?.push(node);

  walkAst(program, (node, parent) => {
    if (parent) parents.set(node, parent);
    const defined = toDefinedName(node);
    if (defined !== undefined) ownNames.add(defined);
    for (const [feature, lacking] of findLackingSelectors(node)) {
      candidates.push({ node, name: feature, feature, lacking });
    }
    if (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type === 'Literal') {
      ask(String(node.left.value), node);
    } else if (node.type === 'TemplateLiteral' && parent?.type === 'BinaryExpression' && parent.operator === 'in') {
      ask(node.quasis[0]!.value.raw, node);
    } else if (node.type === 'Identifier' && !isOwnName(node, parent)) {
      const lacking = lackingByPath.get(node.name);
      if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') ask(node.name, node);
      else if (lacking?.length) candidates.push({ node, name: node.name, feature: node.name, lacking });
    } else if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && !node.computed) {
      const { name } = node.property;
      const isCalled =
        (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === node;
      if (!isCalled || (parent.type === 'CallExpression' && parent.optional)) ask(name, node);
      else candidates.push(...toCandidates(node, name));
    }
  });

  const isGuarded = ({ node, name }: Candidate): boolean => {
    const asked = questions.get(name) ?? [];
    const flags = new Set(asked.flatMap((one) => toAssignedVariable(one, parents) ?? []));
    for (let at = parents.get(node); at && at.type !== 'Program'; at = parents.get(at)) {
      if (at.end - at.start > MAX_GUARDED_LENGTH) return false;
      const { start, end } = at;
      if (asked.some((one) => one.start >= start && one.end <= end)) return true;
      if (flags.size > 0 && toTests(at).some((test) => namesOneOf(test, flags))) return true;
    }
    return false;
  };
  const uses = candidates
    .filter((candidate) => !isGuarded(candidate))
    .map(({ node, name, ...use }) => ({ ...use, excerpt: toExcerpt(code, node) }))
    .filter(({ excerpt }) => !reviewedUses.some(([reviewed]) => reviewed.test(excerpt)));
  return { uses: [...uses, ...findNewSyntax(code)], ownNames };
}

interface Candidate extends Omit<UnsupportedUse, 'excerpt'> {
  node: AstNode;
  /** The name by which code checks for it. */
  name: string;
}

/** Returns the key of an object or class member, or the member that gets a value. */
function toDefinedName(node: AstNode): string | undefined {
  if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition') {
    return node.key.type === 'Identifier' && !node.computed ? node.key.name : undefined;
  }
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return undefined;
  const { property, computed } = node.left;
  return property.type === 'Identifier' && !computed ? property.name : undefined;
}

/** Lists the features that a member's call may need: a static method, a constructor, or a method of some object. */
function toCandidates(node: AstNode & { type: 'MemberExpression' }, name: string): Candidate[] {
  const path = toPath(node);
  const known = path === undefined ? undefined : lackingByPath.get(path);
  if (path !== undefined && known) return known.length > 0 ? [{ node, name, feature: path, lacking: known }] : [];
  const lacking = isIterator(node.object) ? lackingByIteratorMethod.get(name) : lackingByMethod.get(name);
  return lacking?.length ? [{ node, name, feature: `.${name}()`, lacking, method: name }] : [];
}

/** Returns `Intl.Segmenter` for `globalThis.Intl.Segmenter`; undefined for a member of anything but a name. */
function toPath(node: AstNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  const holder = toPath(node.object);
  if (holder === undefined) return undefined;
  return ['globalThis', 'self', 'window'].includes(holder) ? node.property.name : `${holder}.${node.property.name}`;
}

/** Whether an object is certainly an iterator: `map.values()`, but not `Object.values(map)`. */
const isIterator = (node: AstNode): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  iteratorMakers.has(node.callee.property.name) &&
  toPath(node.callee.object) !== 'Object';

/**
 * Returns the variable with the result of a check: `known` of `const known = typeof AbortSignal.any === 'function'`.
 */
function toAssignedVariable(node: AstNode, parents: ReadonlyMap<AstNode, AstNode>): string | undefined {
  for (let at: AstNode | undefined = node; at && !/Function|Statement$/.test(at.type); at = parents.get(at)) {
    if (at.type === 'VariableDeclarator') return at.id.type === 'Identifier' ? at.id.name : undefined;
  }
  return undefined;
}

/** Lists the conditions on which a part of a node depends. */
function toTests(node: AstNode): AstNode[] {
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return [node.test];
  return node.type === 'LogicalExpression' ? [node.left] : [];
}

function namesOneOf(test: AstNode, names: ReadonlySet<string>): boolean {
  let found = false;
  walkAst(test, (node) => {
    found ||= node.type === 'Identifier' && names.has(node.name);
  });
  return found;
}

/** Finds pseudo-classes in strings, which make a query throw. Only those with parentheses are certainly selectors. */
function findLackingSelectors(node: AstNode): (readonly [selector: string, lacking: readonly string[]])[] {
  const texts =
    node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.raw)
      : node.type === 'Literal' && typeof node.value === 'string'
        ? [node.value]
        : [];
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/(?<!:):([a-z-]+)\(/g)).flatMap(([, name]) => {
      const lacking = lackingSelectors.get(name!);
      return lacking ? [[`:${name}()`, lacking] as const] : [];
    }),
  );
}

const toExcerpt = (code: string, { start, end }: { start: number; end: number }) =>
  code.slice(Math.max(0, start - 40), Math.min(end, start + 40) + 40).replaceAll(/\s+/g, ' ');

/** Finds syntax that the bundler would transform for the supported browsers. */
function findNewSyntax(code: string): UnsupportedUse[] {
  const [written, lowered] = [undefined, scriptTargets].map(
    (target) => transformSync('script.js', code, target && { target }).code,
  );
  if (written === lowered) return [];
  const place = Array.from(written!).findIndex((letter, index) => letter !== lowered![index]);
  const lacking = ['one of the supported browsers'];
  return [{ feature: 'syntax', lacking, excerpt: toExcerpt(written!, { start: place, end: place }) }];
}
