import { isHidden } from './applyStyles.ts';
import { childElements, type DrawingElement, eachElement, indexIds, listReferences } from './drawingTree.ts';

/** Elements that are drawn only if another one refers to them. */
const definitions: ReadonlySet<string> = new Set([
  ...['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter', 'linearGradient', 'radialGradient'],
]);

/** Yields the elements that are drawn by themselves, without hidden parts and definitions. */
function* eachDrawn(element: DrawingElement): Generator<DrawingElement> {
  if (definitions.has(element.name) || isHidden(element)) return;
  yield element;
  for (const child of childElements(element)) yield* eachDrawn(child);
}

function findUsed(root: DrawingElement): Set<DrawingElement> {
  const ids = indexIds(root);
  const used = new Set<DrawingElement>();
  const visit = (elements: Iterable<DrawingElement>) => {
    for (const element of elements) {
      if (used.has(element)) continue;
      used.add(element);
      for (const name of listReferences(element)) {
        const target = ids.get(name);
        if (target && !used.has(target)) visit(eachElement(target));
      }
    }
  };
  visit(eachDrawn(root));
  return used;
}

/** Keeps an element that is used itself, or that contains one. */
function prune(element: DrawingElement, used: ReadonlySet<DrawingElement>): DrawingElement | undefined {
  const children = element.children.flatMap((child) => (child.type === 'text' ? child : (prune(child, used) ?? [])));
  if (used.has(element)) return { ...element, children };
  if (!children.some((child) => child.type === 'element')) return undefined;
  // Definitions in a hidden part are used elsewhere.
  return { ...element, name: 'defs', attributes: {}, children };
}

/** Leaves out what is never drawn: hidden parts, and definitions that nothing refers to. */
export const removeUnused = (root: DrawingElement): DrawingElement => prune(root, findUsed(root)) ?? root;
