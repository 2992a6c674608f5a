import type { Box } from '../pixels.ts';
import {
  childElements,
  createElement,
  type DrawingElement,
  type DrawingNode,
  eachElement,
  hrefName,
  indexIds,
  type Result,
} from './drawingTree.ts';
import { resolveLengths, toUnits, type Viewport } from './svgLengths.ts';
import { placeViewBox, readViewBox, toTransform } from './viewBox.ts';

const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 60;

/** Elements whose content is used by name, so that a copy of it needs no second one. */
const resources: ReadonlySet<string> = new Set([
  ...['clipPath', 'mask', 'pattern', 'marker', 'filter', 'linearGradient', 'radialGradient'],
]);

interface Place {
  viewport: Viewport;
  /** The copied elements around this one, which cannot be copied again inside. */
  copied: readonly DrawingElement[];
  /** Whether another copy has the names already. */
  nameless: boolean;
}

class TooManyElements extends Error {}

/** Whether a copy has to be expanded: its content depends on its place, or may hold copies itself. */
const dependsOnPlace = (target: DrawingElement): boolean =>
  [...eachElement(target)].some(
    ({ name, attributes, night }) =>
      ['use', 'svg', 'symbol'].includes(name) ||
      Object.values({ ...attributes, ...night }).some((value) => value === 'currentColor'),
  );

const omit = (attributes: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));

const translate = (x: number, y: number) => (x === 0 && y === 0 ? '' : `translate(${x} ${y})`);

/** Attributes of a frame, not of its content. */
const frameAttributes = [
  ...['x', 'y', 'width', 'height', 'viewBox', 'preserveAspectRatio', 'overflow', 'version', 'href', 'id'],
  ...['baseProfile', 'zoomAndPan', 'contentScriptType', 'contentStyleType', 'background', 'background-color'],
];

/** Expansion of a drawing. */
interface Expansion {
  ids: ReadonlyMap<string, DrawingElement>;
  /** The beginning of the names of clips for what is outside of an inner frame; undefined without clips. */
  clipPrefix: string | undefined;
  /** Symbols that have a copy with their names already. */
  named: Set<DrawingElement>;
  elements: number;
  frames: number;
}

const expandAll = (children: readonly DrawingNode[], place: Place, expansion: Expansion): DrawingNode[] =>
  children.flatMap((child) => (child.type === 'text' ? [] : expandElement(child, place, expansion)));

function expandElement(element: DrawingElement, place: Place, expansion: Expansion): DrawingElement[] {
  if (++expansion.elements > MAX_ELEMENTS || place.copied.length > MAX_DEPTH) throw new TooManyElements();
  if (element.name === 'symbol' || (place.nameless && resources.has(element.name))) return [];
  const resolved = resolveLengths(element, place.viewport);
  const attributes = place.nameless ? omit(resolved, ['id']) : resolved;
  const placed = { ...element, attributes };
  if (element.name === 'use') return expandUse(placed, place, expansion);
  if (element.name === 'svg') return expandFrame(placed, element.attributes, place, expansion);
  return [{ ...placed, children: expandAll(element.children, place, expansion) }];
}

function expandUse(element: DrawingElement, place: Place, expansion: Expansion): DrawingElement[] {
  const target = expansion.ids.get(hrefName(element) ?? '');
  if (!target || place.copied.includes(target)) return [];
  const { attributes, night } = element;
  if (!dependsOnPlace(target)) return [{ ...element, attributes: omit(attributes, ['width', 'height']), children: [] }];
  const isFirst = target.name === 'symbol' && !expansion.named.has(target);
  const inside = { ...place, copied: [...place.copied, target], nameless: place.nameless || !isFirst };
  expansion.named.add(target);
  const isFrame = target.name === 'symbol' || target.name === 'svg';
  const sized = { ...target, attributes: omit(resolveLengths(target, place.viewport), ['id']) };
  const content = isFrame
    ? expandFrame(sized, { ...target.attributes, ...pick(attributes, ['width', 'height']) }, inside, expansion)
    : expandElement(target, inside, expansion);
  const group = {
    ...omit(attributes, ['href', 'x', 'y', 'width', 'height']),
    transform: `${attributes.transform ?? ''}${translate(toUnits(attributes.x) ?? 0, toUnits(attributes.y) ?? 0)}`,
  };
  return [{ ...createElement('g', group, content), ...(night && { night }) }];
}

/** Converts a frame to a group that places its plane; `written` has its size. */
function expandFrame(
  { name, attributes, children, night }: DrawingElement,
  written: Readonly<Record<string, string>>,
  place: Place,
  expansion: Expansion,
): DrawingElement[] {
  const sizeOf = (side: 'width' | 'height') => toUnits(written[side], place.viewport[side]) ?? place.viewport[side];
  const [x, y] = name === 'symbol' ? [0, 0] : [toUnits(attributes.x) ?? 0, toUnits(attributes.y) ?? 0];
  const frame: Box = { x, y, width: sizeOf('width'), height: sizeOf('height') };
  if (!(frame.width > 0 && frame.height > 0)) return [];
  const viewBox = readViewBox(attributes.viewBox);
  const transform = viewBox
    ? toTransform(placeViewBox(viewBox, frame, attributes.preserveAspectRatio))
    : translate(x, y);
  const content = expandAll(children, { ...place, viewport: viewBox ?? frame }, expansion);
  const plane = createElement('g', transform === '' ? {} : { transform }, content);
  const isCut = expansion.clipPrefix !== undefined && !['visible', 'auto'].includes(attributes.overflow ?? 'hidden');
  const inside = isCut ? cutTo(frame, plane, `${expansion.clipPrefix}${expansion.frames++}`) : [plane];
  return [{ ...createElement('g', omit(attributes, frameAttributes), inside), ...(night && { night }) }];
}

function cutTo({ x, y, width, height }: Box, content: DrawingElement, id: string): DrawingElement[] {
  const sides = Object.entries({ x, y, width, height }).map(([name, value]) => [name, String(value)]);
  const rect = createElement('rect', Object.fromEntries(sides));
  const clipped = createElement('g', { 'clip-path': `url(#${id})` }, [content]);
  return [createElement('clipPath', { id }, [rect]), clipped];
}

/**
 * Expands symbols, drawings inside the drawing and copies of copies to plain groups, and all lengths to units of the
 * drawing. With a `clipPrefix` for the names of clips, cuts off what is outside of inner frames.
 */
export function expandCopies(root: DrawingElement, viewport: Viewport, clipPrefix?: string): Result<DrawingElement> {
  const expansion: Expansion = { ids: indexIds(root), clipPrefix, named: new Set(), elements: 0, frames: 0 };
  try {
    const place = { viewport, copied: [], nameless: false };
    return { value: { ...root, children: expandAll(root.children, place, expansion) } };
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    const hint = 'simplify the logo, or give a PNG';
    const message = `more than ${MAX_ELEMENTS} shapes, copies of copies too`;
    return { problems: [{ offset: root.offset, message, hint }] };
  }
}

const pick = (attributes: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)));

/** Writes the size of a symbol at each copy, for a renderer that does not read it at the symbol. */
export function sizeCopies(root: DrawingElement): DrawingElement {
  const ids = indexIds(root);
  const visit = (element: DrawingElement): DrawingElement => {
    const target = element.name === 'use' ? ids.get(hrefName(element) ?? '') : undefined;
    const size = target?.name === 'symbol' ? pick(target.attributes, ['width', 'height']) : {};
    const children = element.children.map((child) => (child.type === 'text' ? child : visit(child)));
    return { ...element, attributes: { ...size, ...element.attributes }, children };
  };
  return visit(root);
}

/** Whether a drawing has inner frames, which cut off what is outside of them. */
export const hasFrames = (root: DrawingElement): boolean =>
  childElements(root)
    .flatMap((child) => [...eachElement(child)])
    .some(({ name }) => name === 'svg' || name === 'symbol');
