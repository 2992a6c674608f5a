import { childElements, type DrawingElement, type DrawingNode } from './drawingTree.ts';

/** Elements that neither draw nor change what others draw. */
const silentElements: ReadonlySet<string> = new Set([
  ...['metadata', 'title', 'desc', 'view', 'cursor', 'color-profile', 'hatch', 'discard', 'meshgradient'],
  ...['font', 'font-face', 'glyph', 'missing-glyph', 'hkern', 'vkern', 'altGlyphDef', 'solidColor', 'SVGTestCase'],
]);

/** Chooses the child of a switch that is drawn: the first one of shapes that requires nothing a browser lacks. */
function chooseBranch(element: DrawingElement): DrawingElement | undefined {
  const able = childElements(element).filter(
    ({ name, attributes: { requiredExtensions } }) =>
      !silentElements.has(name) && (requiredExtensions === undefined || requiredExtensions.trim() === ''),
  );
  // Shapes beside foreign content show the same.
  const shapes = able.filter(({ name }) => name !== 'foreignObject');
  const usable = shapes.length > 0 ? shapes : able;
  return usable.find(({ attributes }) => attributes.systemLanguage === undefined) ?? usable[0];
}

function unwrapNode(node: DrawingNode): DrawingNode[] {
  if (node.type === 'text') return [node];
  if (silentElements.has(node.name)) return [];
  if (node.name === 'switch') {
    const branch = chooseBranch(node);
    return [toGroup(node, branch ? unwrapNode(branch) : [])];
  }
  const { requiredExtensions, systemLanguage, ...attributes } = node.attributes;
  if (requiredExtensions !== undefined && requiredExtensions.trim() !== '') return [];
  if (node.name === 'image' && (attributes.href ?? '').trim() === '') return [];
  const children = node.children.flatMap(unwrapNode);
  if (node.name === 'a') return [toGroup(node, children)];
  return [{ ...node, attributes, children }];
}

/** Converts a link or a choice to a plain group. */
function toGroup(node: DrawingElement, children: DrawingNode[]): DrawingElement {
  const { href, target, rel, type, systemLanguage, requiredFeatures, requiredExtensions, ...attributes } =
    node.attributes;
  return { ...node, name: 'g', attributes, children };
}

/** Resolves elements around shapes that do not draw: links, choices between versions, titles and notes. */
export const unwrap = (root: DrawingElement): DrawingElement => ({
  ...root,
  children: root.children.flatMap(unwrapNode),
});
