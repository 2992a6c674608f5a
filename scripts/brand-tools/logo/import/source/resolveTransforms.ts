import { Resvg } from '@resvg/resvg-js';
import type { OffsetProblem } from '../../../../build/config/parse/pathProblem.ts';
import { quote } from '../../../../build/config/parse/problemMessageFormatting.ts';
import { namespaces } from '../../../../build/config/svg/svgAllowlist.ts';
import type { Box } from '../pixels.ts';
import {
  createElement,
  type DrawingElement,
  eachElement,
  hrefName,
  indexIds,
  type Result,
  stringify,
} from './drawingTree.ts';
import { toUnits, type Viewport } from './svgLengths.ts';
import { isPlainTransform, move, multiply, readOrigin, readTransform, transformName } from './svgTransforms.ts';
import { readViewBox } from './viewBox.ts';

type Ids = ReadonlyMap<string, DrawingElement>;

/** Lists the elements that the copies in an element show, and the copies in those. */
function listCopied(element: DrawingElement, ids: Ids, found = new Set<DrawingElement>()): ReadonlySet<DrawingElement> {
  for (const copy of eachElement(element)) {
    const target = ids.get(hrefName(copy) ?? '');
    if (!target || found.has(target)) continue;
    found.add(target);
    listCopied(target, ids, found);
  }
  return found;
}

/** Measures the box of an element's drawing without its transform; browsers ignore the position of a copy. */
function measureBox(element: DrawingElement, ids: Ids, { width, height }: Viewport, strokes: boolean): Box {
  const draw = (shape: DrawingElement): DrawingElement => {
    const { display, opacity, visibility, mask, filter, 'clip-path': _, ...attributes } = shape.attributes;
    const painted = { ...attributes, fill: '#000', ...(!strokes && { stroke: 'none' }) };
    const children = shape.children.map((child) => (child.type === 'text' ? child : draw(child)));
    return { ...shape, attributes: painted, children };
  };
  const drawn = draw(element);
  const { x, y, ...copy } = drawn.attributes;
  const placed = element.name === 'use' ? { ...drawn, attributes: copy } : drawn;
  const content = [createElement('defs', {}, Array.from(listCopied(element, ids), draw)), placed];
  const svg = createElement('svg', { xmlns: namespaces.xmlns!, viewBox: `0 0 ${width} ${height}` }, content);
  const none = { x: 0, y: 0, width: 0, height: 0 };
  try {
    return new Resvg(stringify(svg), { font: { loadSystemFonts: false } }).getBBox() ?? none;
  } catch {
    return none;
  }
}

const format = (value: number) => String(Number(value.toPrecision(8)) + 0);

const ownBoxes: readonly string[] = ['fill-box', 'content-box', 'stroke-box', 'border-box'];

/** Resolves all that moves, turns and scales to plain transforms; `frame` is the visible part of the plane. */
export function resolveTransforms(root: DrawingElement, plane: Viewport, frame: Box): Result<DrawingElement> {
  const problems: OffsetProblem[] = [];
  const ids = indexIds(root);
  const visit = (element: DrawingElement, viewport: Viewport): DrawingElement => {
    const isRoot = element === root;
    const inner = element.name === 'svg' && !isRoot ? readInner(element, viewport) : viewport;
    const children = element.children.map((child) => (child.type === 'text' ? child : visit(child, inner)));
    const name = transformName(element.name);
    const {
      [name]: transform = 'none',
      'transform-origin': origin,
      'transform-box': box = '',
      ...attributes
    } = element.attributes;
    const rest = { ...element, attributes, children };
    if (transform === 'none') return rest;
    const isOwn = !isRoot && ownBoxes.includes(box) && name === 'transform';
    if (!isRoot && !isOwn && origin === undefined && isPlainTransform(transform))
      return { ...rest, attributes: { ...attributes, [name]: transform } };
    const plainBox = isRoot ? frame : { ...viewport, x: 0, y: 0 };
    const reference = isOwn ? measureBox(rest, ids, viewport, /^[sb]/.test(box)) : plainBox;
    const matrix = readTransform(transform, reference);
    const from = readOrigin(origin ?? (isRoot ? 'center' : '0 0'), reference);
    if (!matrix || !from) {
      problems.push({
        offset: element.places.get('style') ?? element.offset,
        message: `the transform ${quote(transform)} is not written in numbers, or leaves the plane`,
        hint: 'export the logo as plain shapes',
      });
      return rest;
    }
    const [x, y] = [from[0] + reference.x, from[1] + reference.y];
    const numbers = multiply(multiply(move(x, y), matrix), move(-x, -y)).map(format);
    return { ...rest, attributes: { ...attributes, [name]: `matrix(${numbers.join(' ')})` } };
  };
  const value = visit(root, plane);
  return problems.length > 0 ? { problems } : { value };
}

function readInner({ attributes }: DrawingElement, { width, height }: Viewport): Viewport {
  const sides = {
    width: toUnits(attributes.width, width) ?? width,
    height: toUnits(attributes.height, height) ?? height,
  };
  return readViewBox(attributes.viewBox) ?? sides;
}
