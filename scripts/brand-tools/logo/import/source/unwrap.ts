import { childElements, type DrawingElement, type DrawingNode } from './drawingTree.ts';

/** Elements that draw nothing, nor change what others draw. */
const silentElements: ReadonlySet<string> = new Set([
  ...['metadata', 'title', 'desc', 'view', 'cursor', 'color-profile', 'hatch', 'discard', 'meshgradient'],
  ...['font', 'font-face', 'glyph', 'missing-glyph', 'hkern', 'vkern', 'altGlyphDef', 'solidColor', 'SVGTestCase'],
]);

/** The child of a switch that is drawn: the first one that asks for nothing a browser does not have, and is of shapes. */
function chooseBranch(element: DrawingElement): DrawingElement | undefined {
  const able = childElements(element).filter(
    ({ name, attributes: { requiredExtensions } }) =>
      !silentElements.has(name) && (requiredExtensions === undefined || requiredExtensions.trim() === ''),
  );
  // What stands beside foreign content shows the same.
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

/** A link or a choice as a plain group. */
function toGroup(node: DrawingElement, children: DrawingNode[]): DrawingElement {
  const { href, target, rel, type, systemLanguage, requiredFeatures, requiredExtensions, ...attributes } =
    node.attributes;
  return { ...node, name: 'g', attributes, children };
}

/** Resolves what stands around shapes without drawing: links, choices between versions, titles and notes. */
export const unwrap = (root: DrawingElement): DrawingElement => ({
  ...root,
  children: root.children.flatMap(unwrapNode),
});
