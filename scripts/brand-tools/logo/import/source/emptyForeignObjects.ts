import { readStyleAttribute } from './collectRules.ts';
import { childElements, type DrawingElement, eachElement } from './drawingTree.ts';
import { toUnits } from './svgLengths.ts';

/** Styles of a box that only blurs what is behind it, as Figma writes it. */
const blurring: ReadonlySet<string> = new Set([
  ...['backdrop-filter', '-webkit-backdrop-filter', 'clip-path', 'width', 'height'],
]);

const hasText = (element: DrawingElement) =>
  [...eachElement(element)].some(({ children }) =>
    children.some((child) => child.type === 'text' && child.value.trim() !== ''),
  );

/** Whether a box of a page draws nothing itself. */
const isClear = ({ name, attributes }: DrawingElement) =>
  name === 'div' &&
  Object.keys(attributes).every((attribute) => attribute === 'style') &&
  readStyleAttribute(attributes.style ?? '').every(({ property }) => blurring.has(property));

/** Whether an element of foreign content draws nothing: it has no size, or holds nothing but clear boxes. */
function drawsNothing(foreign: DrawingElement): boolean {
  const { width, height, style, class: classes } = foreign.attributes;
  if (style !== undefined || classes !== undefined) return false;
  if (toUnits(width) === 0 || toUnits(height) === 0) return true;
  const inside = childElements(foreign).flatMap((child) => [...eachElement(child)]);
  return !hasText(foreign) && inside.every(isClear);
}

/** Empties foreign content of everything but drawings; content that draws nothing becomes a note. */
export function emptyForeignObjects(element: DrawingElement): DrawingElement {
  if (element.name !== 'foreignObject')
    return {
      ...element,
      children: element.children.map((child) => (child.type === 'text' ? child : emptyForeignObjects(child))),
    };
  // It still counts in selectors, as a child.
  return drawsNothing(element) ? { ...element, name: 'desc', children: [] } : { ...element, children: [] };
}
