import type { OffsetProblem } from '../../../../build/config/parse/pathProblem.ts';
import { quote } from '../../../../build/config/parse/problemMessageFormatting.ts';
import { childElements, type DrawingElement } from './drawingTree.ts';
import { isBrowserLength } from './svgLengths.ts';

/** Inherited properties that decide how a stroke is drawn. */
interface Around {
  stroke: string;
  dashes: string;
  isScaled: boolean;
}

const toPaths = 'convert strokes to paths in your drawing program';

/** Scale below which the renderer draws nothing. */
const MIN_SCALE = 1 / 4096;
const isTooSmall = (transform: string) =>
  Array.from(transform.matchAll(/scale[XY]?\(\s*([^\s,)]+)/g), ([, number]) => Math.abs(Number(number))).some(
    (scale) => scale > 0 && scale < MIN_SCALE,
  );

/** Pattern of transforms that change the width of a stroke; a matrix that only moves does not. */
const scaling = /scale|skew|matrix\((?!\s*1[\s,]+0[\s,]+0[\s,]+1[\s,])/;

const top: Around = { stroke: 'none', dashes: 'none', isScaled: false };

/**
 * Reports what only browsers draw correctly and no comparison would notice, because the renderer draws it otherwise.
 */
export function checkBrowserOnly(element: DrawingElement, around = top): OffsetProblem[] {
  const { attributes, places, offset } = element;
  const { transform = '', stroke = around.stroke, 'stroke-dasharray': dashes = around.dashes } = attributes;
  const isScaled = around.isScaled || scaling.test(transform);
  const problems: OffsetProblem[] = [];
  const add = (name: string, message: string, hint: string) =>
    problems.push({ offset: places.get(name) ?? places.get('style') ?? offset, message, hint });
  if (stroke !== 'none' && isScaled && attributes['vector-effect'] === 'non-scaling-stroke')
    add('vector-effect', 'a stroke that is as wide in every size of the logo', toPaths);
  if (stroke !== 'none' && dashes !== 'none' && attributes.pathLength !== undefined)
    add('pathLength', 'dashes that are measured by "pathLength"', toPaths);
  if (isTooSmall(transform))
    add('transform', `${quote(transform)} makes all too small to be drawn`, 'draw the logo in larger units');
  // A share of the window is no size of the drawing itself, whose viewBox decides then.
  for (const [name, value] of Object.entries(attributes))
    if (isBrowserLength(name, value) && !(around === top && (name === 'width' || name === 'height')))
      add(name, `the length ${quote(value)} is known to browsers only`, 'write it as a number');
  return [
    ...problems,
    ...childElements(element).flatMap((child) => checkBrowserOnly(child, { stroke, dashes, isScaled })),
  ];
}
