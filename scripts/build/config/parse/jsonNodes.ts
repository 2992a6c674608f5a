import type { Node } from 'jsonc-parser';
import type { KeyPath, PathProblem } from './pathProblem.ts';

/** Converts a node to its plain value; of a duplicate key the last one counts, as in `JSON.parse`. */
export function nodeToValue(node: Node): unknown {
  const children = node.children ?? [];
  if (node.type === 'array') return children.map(nodeToValue);
  if (node.type !== 'object') return node.value;
  // fromEntries defines properties, so that `__proto__` is a key like any other.
  return Object.fromEntries(children.map(({ children: [key, value] = [] }) => [key!.value, nodeToValue(value!)]));
}

const findProperty = (node: Node, key: PropertyKey) =>
  node.type === 'object' ? node.children?.findLast(({ children }) => children?.[0]?.value === key) : undefined;

/** Finds the offset of the key or value at a path; where the path does not exist, that of its last existing step. */
export function offsetInJson(root: Node, path: KeyPath, on: PathProblem['on']): number {
  let node = root;
  let key: Node | undefined;
  for (const step of path) {
    const entry = typeof step === 'number' ? undefined : findProperty(node, step);
    const next = typeof step === 'number' ? node.children?.[step] : entry?.children?.[1];
    if (!next) break;
    node = next;
    key = entry?.children?.[0];
  }
  return on === 'key' && key ? key.offset : node.offset;
}
