import type { Problem } from '../../lib/problem.ts';
import type { KeyPath, ParsedDocument, PathProblem } from '../pathProblem.ts';
import { createLineIndex } from './createLineIndex.ts';
import { toPrintable } from './messageFormatting.ts';

/** The few kinds of syntax that a settings file is made of; everything else is a bare node. */
interface SyntaxNode {
  type: string;
  start: number;
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

interface Source {
  file: string;
  text: string;
}

/** The parser takes longer to load than a whole check, and is only needed for the place of a mistake. */
const parse = async ({ file, text }: Source) => (await import('rolldown/utils')).parseSync(file, text);

/** What the parser says about a script that does not even parse. */
export async function findSyntaxProblems(source: Source): Promise<Problem[]> {
  const { errors } = await parse(source);
  const at = createLineIndex(source.text);
  return errors.map(({ message, labels }) => ({
    file: source.file,
    ...at(labels[0]?.start ?? 0),
    message: 'the file does not parse',
    hint: toPrintable(message),
  }));
}

/** The object literal behind `defineBuildConfig(…)`, `… satisfies X` and a name given earlier in the file. */
function unwrapObject(
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

const keyOf = ({ key }: SyntaxNode) => key?.name ?? key?.value;

function offsetInScript(body: readonly SyntaxNode[], path: KeyPath, on: PathProblem['on']): number {
  const start = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  let node = unwrapObject(start?.declaration, body);
  let key: SyntaxNode | undefined;
  for (const step of path) {
    const entry = node?.properties?.findLast((property) => keyOf(property) === step);
    const next = typeof step === 'number' ? node?.elements?.[step] : (entry?.value as SyntaxNode | undefined);
    const value = unwrapObject(next, body);
    if (!value) break;
    node = value;
    key = entry?.key;
  }
  return (on === 'key' ? (key ?? node) : node)?.start ?? 0;
}

/** Where each part of the exported object stands in the script; its beginning where that cannot be told. */
export async function createScriptLocator(source: Source): Promise<ParsedDocument['locate']> {
  const { program } = await parse(source);
  const at = createLineIndex(source.text);
  const body = program.body as unknown as SyntaxNode[];
  return (path, on) => at(offsetInScript(body, path, on));
}
