import { namespaces } from '../../../../build/config/svg/svgAllowlist.ts';
import type { Box } from '../pixels.ts';
import { addSize } from './addSize.ts';
import { applyStyles } from './applyStyles.ts';
import { checkBrowserOnly } from './checkBrowserOnly.ts';
import { checkRefusedContent, checkScripts, listEffects } from './checkRefusedContent.ts';
import { completeGradients } from './completeGradients.ts';
import { createElement, type DrawingElement, type Result, stringify } from './drawingTree.ts';
import { emptyForeignObjects } from './emptyForeignObjects.ts';
import { expandCopies, hasFrames, sizeCopies } from './expandCopies.ts';
import { keepAllowedParts } from './keepAllowedParts.ts';
import { listLosses } from './listLosses.ts';
import { readPaint } from './paint.ts';
import { parseSource } from './parseSource.ts';
import { removeUnused } from './removeUnused.ts';
import { renameIds } from './renameIds.ts';
import { resolveCurrentColor } from './resolveCurrentColor.ts';
import { resolveTransforms } from './resolveTransforms.ts';
import { toRenderedLength, type Viewport } from './svgLengths.ts';
import { unwrap } from './unwrapLinksAndSwitches.ts';
import { readShown, readViewport, type Shown } from './viewBox.ts';

/** A drawing as a design program wrote it: its styles are attributes, and what is never drawn is left out. */
export interface SourceDrawing {
  root: DrawingElement;
  viewport: Viewport;
  shown: Shown;
  /** Effects that plain shapes cannot show, in words. */
  effects: string[];
  /** Parts of it that are lost, in words. */
  losses: string[];
  /** Whether frames in it may cut off what is outside of them. */
  hasFrames: boolean;
}

/** Paints the ground of a drawing first, as browsers do. */
function paintGround(root: DrawingElement, { frame, stretch }: Shown): DrawingElement {
  const { background, 'background-color': color, ...attributes } = root.attributes;
  const paint = readPaint(color ?? background ?? 'none')?.value;
  if (paint === undefined || stretch !== undefined || !/^[#r]/.test(paint)) return { ...root, attributes };
  const numbers = Object.entries(frame).map(([name, value]) => [name, String(value)]);
  const ground = createElement('rect', { ...Object.fromEntries(numbers), fill: paint, stroke: 'none' });
  return { ...root, attributes, children: [ground, ...root.children] };
}

/** Reads a drawing without its program's notes; `prefix` begins the names in it. Reports what no logo can hold. */
export function readSource(text: string, prefix: string): Result<SourceDrawing> {
  const { tree, problems: syntax } = parseSource(text);
  const first = [...syntax, ...(tree ? checkScripts(tree) : [])];
  if (!tree || first.length > 0) return { problems: first };
  const styled = applyStyles(emptyForeignObjects(tree));
  if (!styled.value) return styled;
  const used = renameIds(removeUnused(completeGradients(unwrap(styled.value))), prefix);
  const problems = [...checkRefusedContent(used), ...checkBrowserOnly(used)];
  if (problems.length > 0) return { problems };
  const sized = addSize(used);
  if (!sized.value) return sized;
  const viewport = readViewport(sized.value.attributes)!;
  const shown = readShown(sized.value.attributes)!;
  const moved = resolveTransforms(sized.value, viewport, shown.frame);
  if (!moved.value) return moved;
  const root = paintGround(moved.value, shown);
  // Copies of copies can grow without limit: they are counted before anything is drawn.
  const expanded = expandCopies(root, viewport);
  if (!expanded.value) return expanded;
  return {
    value: { root, viewport, shown, effects: listEffects(root), losses: listLosses(tree), hasFrames: hasFrames(root) },
  };
}

const rootAttributes = ['x', 'y', 'width', 'height', 'display'];

/** A drawing as plain shapes, in its own plane. */
export interface PlainShapes {
  elements: string;
  /** The rules for the dark. */
  nightRules: string;
  frame: Box;
}

/** Converts a drawing to plain shapes under the names of a brand; `clips` says whether its inner frames cut. */
export function toPlainShapes(
  { root, viewport, shown: { frame, stretch } }: SourceDrawing,
  prefix: string,
  clips: boolean,
): Result<PlainShapes> {
  const expanded = expandCopies(root, viewport, clips ? `${prefix}-frame-` : undefined);
  if (!expanded.value) return expanded;
  const { attributes } = expanded.value;
  const paint = Object.fromEntries(Object.entries(attributes).filter(([name]) => !rootAttributes.includes(name)));
  const group = { ...expanded.value, name: 'g', attributes: paint };
  const stretched = stretch === undefined ? group : createElement('g', { transform: stretch }, [group]);
  const { root: finished, nightRules } = keepAllowedParts(removeUnused(resolveCurrentColor(stretched)), prefix);
  return { value: { elements: stringify(finished), nightRules, frame } };
}

/** Renders the drawing as it was given, but for its styles, for a renderer that knows none. */
export const toRenderable = ({ root, shown }: SourceDrawing, time: 'day' | 'night'): string => {
  const visit = (element: DrawingElement): DrawingElement => ({
    ...element,
    attributes: Object.fromEntries(
      Object.entries({ ...element.attributes, ...(time === 'night' ? element.night : {}) }).map(([name, value]) => [
        name,
        toRenderedLength(name, value),
      ]),
    ),
    children: element.children.map((child) => (child.type === 'text' ? child : visit(child))),
  });
  const drawn = visit(sizeCopies(root));
  const { width, height, preserveAspectRatio, ...attributes } = drawn.attributes;
  // Sizes that only nearly have the proportions of the viewBox are ignored.
  const sized = shown.isWhole ? attributes : drawn.attributes;
  // An em is that of a browser, which differs in the renderer.
  return stringify({ ...drawn, attributes: { xmlns: namespaces.xmlns!, 'font-size': '16px', ...sized } });
};
