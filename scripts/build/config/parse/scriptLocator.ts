import type { Problem } from '../../../lib/problem.ts';
import { createLineIndex } from './createLineIndex.ts';
import { describeTypography } from './findTypography.ts';
import type { KeyPath, ParsedDocument, PathProblem } from './pathProblem.ts';
import { toPrintable } from './problemMessageFormatting.ts';
import type { TextFile } from './TextFile.ts';

/** Members of the syntax nodes that a settings file is made of. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  key?: SyntaxNode;
  declaration?: SyntaxNode;
  declarations?: SyntaxNode[];
  id?: SyntaxNode;
  init?: SyntaxNode | null;
  expression?: SyntaxNode;
  arguments?: SyntaxNode[];
  properties?: SyntaxNode[];
  elements?: (SyntaxNode | null)[];
}

/**
 * Parses a script. The parser is imported on demand: loading it takes longer than a check, and only problems need it.
 */
export const parseScript = async ({ file, text }: TextFile) => (await import('rolldown/utils')).parseSync(file, text);

/** Finds the syntax errors of a script. */
export async function findSyntaxProblems(source: TextFile): Promise<Problem[]> {
  const { errors } = await parseScript(source);
  const at = createLineIndex(source.text);
  return errors.map(({ message, labels }) => {
    const { start = 0, end = start + 1 } = labels[0] ?? {};
    // A text without an end is reported at the quote that should end it.
    const signs = [...source.text.slice(start, message.startsWith('Unterminated') ? end : start + 1)];
    const [words] = signs.flatMap((sign) => describeTypography(sign) ?? []);
    return {
      file: source.file,
      ...at(start),
      ...(words ?? { message: 'the file does not parse', hint: toPrintable(message) }),
    };
  });
}

/** Finds the object literal behind `defineBuildConfig(…)`, `… satisfies X` and a name given earlier in the file. */
export function unwrapObject(
  node: SyntaxNode | null | undefined,
  body: readonly SyntaxNode[],
  depth = 0,
): SyntaxNode | undefined {
  if (!node || depth > 20) return undefined;
  if (node.type === 'CallExpression') return unwrapObject(node.arguments?.[0], body, depth + 1);
  if (node.expression) return unwrapObject(node.expression, body, depth + 1);
  if (node.type !== 'Identifier') return node;
  const declared = body.flatMap(({ declarations = [] }) => declarations).find(({ id }) => id?.name === node.name);
  return unwrapObject(declared?.init, body, depth + 1);
}

/** Returns the key of a property. */
export const keyOf = ({ key }: SyntaxNode) => key?.name ?? key?.value;

interface FoundEntry {
  /** The value at the path, or at its last existing step. */
  node: SyntaxNode | undefined;
  property: SyntaxNode | undefined;
  /** Whether all steps exist. */
  complete: boolean;
}

/** Finds what a script exports by a name, or by default. */
export function findExport(body: readonly SyntaxNode[], name?: string): SyntaxNode | null | undefined {
  if (name === undefined) return body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration;
  return body.flatMap(({ declaration }) => declaration?.declarations ?? []).find(({ id }) => id?.name === name)?.init;
}

function findEntry(body: readonly SyntaxNode[], path: KeyPath, exported?: string): FoundEntry {
  let node = unwrapObject(findExport(body, exported), body);
  let property: SyntaxNode | undefined;
  for (const step of path) {
    const entry = node?.properties?.findLast((candidate) => keyOf(candidate) === step);
    const next = typeof step === 'number' ? node?.elements?.[step] : (entry?.value as SyntaxNode | undefined);
    const value = unwrapObject(next, body);
    if (!value) return { node, property, complete: false };
    node = value;
    property = entry;
  }
  return { node, property, complete: true };
}

function offsetInScript(body: readonly SyntaxNode[], path: KeyPath, on: PathProblem['on'], exported?: string): number {
  const { node, property } = findEntry(body, path, exported);
  return (on === 'key' ? (property?.key ?? node) : node)?.start ?? 0;
}

/** Finds a property of the object that the script exports by default, as offsets; undefined if there is none. */
export async function findScriptProperty(
  source: TextFile,
  path: KeyPath,
): Promise<{ start: number; end: number; keyStart: number; keyEnd: number } | undefined> {
  const { program } = await parseScript(source);
  const { property, complete } = findEntry(program.body as unknown as SyntaxNode[], path);
  if (!complete || !property?.key) return undefined;
  return { start: property.start, end: property.end, keyStart: property.key.start, keyEnd: property.key.end };
}

/** Creates the locator of what the script exports by a name, or by default: of keys and values, else of the file's start. */
export async function createScriptLocator(source: TextFile, exported?: string): Promise<ParsedDocument['locate']> {
  const { program } = await parseScript(source);
  const at = createLineIndex(source.text);
  const body = program.body as unknown as SyntaxNode[];
  return (path, on) => at(offsetInScript(body, path, on, exported));
}
