import { Resvg } from '@resvg/resvg-js';
import { namespaces } from '../../../../build/config/svg/svgAllowlist.ts';
import type { Box } from '../pixels.ts';
import { childElements, type DrawingElement, eachElement, type Result, stringify } from './drawingTree.ts';
import { expandCopies } from './expandCopies.ts';
import { readShown } from './viewBox.ts';

/** Size in which browsers show a drawing without one. */
const usualSize = { width: 300, height: 150 };

/** Whether a shape is a share of the plane, so that a certain plane is meant. */
const refersToPlane = ({ attributes }: DrawingElement) =>
  ['x', 'y', 'width', 'height', 'cx', 'cy', 'r'].some((name) => attributes[name]?.trim().endsWith('%'));

/**
 * Measures the box of all that is drawn, without strokes; undefined if nothing is, or if the renderer cannot read it.
 */
function measureDrawn(root: DrawingElement): Box | undefined {
  const svg = stringify({ ...root, attributes: { xmlns: namespaces.xmlns!, ...root.attributes } });
  try {
    return new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox();
  } catch {
    return undefined;
  }
}

/** Gives a drawing without a size a viewBox with space around all that is drawn. */
export function addSize(root: DrawingElement): Result<DrawingElement> {
  if (readShown(root.attributes)) return { value: root };
  const { width, height, ...attributes } = root.attributes;
  const sized = (viewBox: readonly number[]) => ({
    ...root,
    attributes: { ...attributes, viewBox: viewBox.join(' ') },
  });
  const usual = sized([0, 0, usualSize.width, usualSize.height]);
  const content = childElements(root).flatMap((child) => [...eachElement(child)]);
  // Copies of copies can grow without limit: they are counted before anything is drawn.
  const expanded = expandCopies(usual, usualSize);
  if (!expanded.value || content.some(refersToPlane)) return expanded.value ? { value: usual } : expanded;
  const box = measureDrawn(usual);
  if (!box) return { value: usual };
  // Strokes extend beyond the box; what is too much is cut off as a margin is.
  const room = Math.max(box.width, box.height) / 4;
  return { value: sized([box.x - room, box.y - room, box.width + 2 * room, box.height + 2 * room]) };
}
