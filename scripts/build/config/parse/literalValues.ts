import { createLineIndex } from './createLineIndex.ts';
import { findExport, keyOf, parseScript, type SyntaxNode, unwrapObject } from './scriptLocator.ts';
import type { TextFile } from './TextFile.ts';

/** A value in a file: its steps, its text as it is written, and its line. */
interface LiteralValue {
  path: readonly string[];
  text: string;
  line: number;
}

/** Makes a script of JSON. */
const jsonStart = 'export default ';

/**
 * Lists the values of a JSON file, or of the object that a script exports by default, by their steps joined with dots. A
 * list is one value. A file that cannot be parsed has none.
 */
export async function listLiteralValues({ file, text }: TextFile): Promise<ReadonlyMap<string, LiteralValue>> {
  const isScript = file.endsWith('.ts');
  const start = isScript ? '' : jsonStart;
  const { program, errors } = await parseScript({ file: isScript ? file : 'values.js', text: start + text });
  const values = new Map<string, LiteralValue>();
  if (errors.length > 0) return values;
  const at = createLineIndex(text);
  const add = (path: readonly string[], node: SyntaxNode) => {
    if (node.type === 'ObjectExpression' && node.properties!.length > 0) {
      for (const property of node.properties!)
        if (property.key) add([...path, String(keyOf(property))], property.value as SyntaxNode);
      return;
    }
    const [from, to] = [node.start - start.length, node.end - start.length];
    values.set(path.join('.'), { path, text: text.slice(from, to), line: at(from).line });
  };
  const body = program.body as unknown as SyntaxNode[];
  const root = unwrapObject(findExport(body), body);
  if (root?.type === 'ObjectExpression') add([], root);
  return values;
}
