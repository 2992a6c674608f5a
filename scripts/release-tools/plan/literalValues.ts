import { createLineIndex } from '../../build/config/parse/createLineIndex.ts';

/** Members of the syntax nodes that a file of values is made of. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  key?: SyntaxNode;
  declaration?: SyntaxNode;
  expression?: SyntaxNode;
  arguments?: SyntaxNode[];
  properties?: SyntaxNode[];
}

/** A value in a file: its steps, its text as it is written, and its line. */
export interface LiteralValue {
  path: readonly string[];
  text: string;
  line: number;
}

/**
 * Lists the values of a JSON file, or of the object that a script exports by default, by their steps joined with dots. A
 * list is one value. A file that cannot be parsed has none.
 */
export async function listLiteralValues(file: string, text: string): Promise<ReadonlyMap<string, LiteralValue>> {
  const { parseSync } = await import('rolldown/utils');
  const isJson = !file.endsWith('.ts');
  const before = isJson ? '(' : '';
  const { program, errors } = parseSync(isJson ? 'values.js' : file, isJson ? `(${text}\n)` : text);
  const values = new Map<string, LiteralValue>();
  if (errors.length > 0) return values;
  const lineAt = createLineIndex(text);
  const add = (path: readonly string[], node: SyntaxNode) => {
    if (node.type === 'ObjectExpression' && node.properties!.length > 0) {
      for (const { key, value } of node.properties!)
        if (key) add([...path, String(key.name ?? key.value)], value as SyntaxNode);
      return;
    }
    const [start, end] = [node.start - before.length, node.end - before.length];
    values.set(path.join('.'), { path, text: text.slice(start, end), line: lineAt(start).line });
  };
  const body = program.body as unknown as SyntaxNode[];
  const root = unwrap(isJson ? body[0] : body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration);
  if (root?.type === 'ObjectExpression') add([], root);
  return values;
}

/** Finds the object behind parentheses, `defineBuildConfig(…)` and `… satisfies X`. */
function unwrap(node: SyntaxNode | undefined): SyntaxNode | undefined {
  const inner = node?.type === 'CallExpression' ? node.arguments?.[0] : node?.expression;
  return inner ? unwrap(inner) : node;
}
