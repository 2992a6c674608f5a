import { type Config, optimize } from 'svgo';
import type { OffsetProblem } from '../../../build/config/parse/pathProblem.ts';
import { checkSvg } from '../../../build/config/svg/checkSvg.ts';
import { type Artwork, formatNumber, toDrawing } from './artwork.ts';
import { measureDifference } from './compareDrawings.ts';
import { atNight, toNightStyle } from './nightStyle.ts';
import { type Box, findInkBox, type Pixels } from './pixels.ts';
import { renderDrawing } from './renderDrawing.ts';
import { eachElement } from './source/drawingTree.ts';
import { type PlainShapes, type SourceDrawing, toPlainShapes, toRenderable } from './source/readSource.ts';

/** Side of the pictures in which the margin is searched, and that are compared. */
const SIDE = 1024;
const COMPARED_SIDE = 640;
/** Number of pixels of the picture in which colours and contrasts are measured. */
const MEASURED_AREA = 120_000;
/** Least margin, as a share of the drawing, that is cut off. */
const MIN_MARGIN = 0.01;
const MAX_RATIO = 20;
/** Longest drawing, in characters: it may have 24 KB, with a plate for the night. */
const MAX_LENGTH = 23 * 1024;

/** Drawings whose daylight colours are not all that is needed, because they have rules for the dark. */
const daylightOnly = [
  ...['mergePaths', 'collapseGroups', 'moveElemsAttrsToGroup', 'moveGroupAttrsToElems', 'removeHiddenElems'],
  ...['removeUselessStrokeAndFill', 'removeNonInheritableGroupAttrs', 'removeEmptyContainers'],
] as const;

const toConfig = (hasNight: boolean, floatPrecision: number): Config => ({
  multipass: true,
  floatPrecision,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: { minify: false },
          inlineStyles: false,
          mergeStyles: false,
          minifyStyles: false,
          ...(hasNight ? Object.fromEntries(daylightOnly.map((name) => [name, false])) : {}),
        },
      },
    },
  ],
});

/** Picture of a drawing in a browser. */
export interface Expected {
  day: Pixels[];
  night: Pixels[];
}

/** Renders a drawing as it was given: as the renderer reads it, and with its styles resolved. */
export function renderExpected(source: SourceDrawing, text: string): Expected {
  const render = (svg: string): Pixels[] => {
    try {
      return [renderDrawing(svg, COMPARED_SIDE)];
    } catch {
      return [];
    }
  };
  const styled = { day: toRenderable(source, 'day'), night: toRenderable(source, 'night') };
  const day = [...render(styled.day), ...render(text)];
  return { day, night: styled.night === styled.day ? day : render(styled.night) };
}

/** A drawing as its elements, before its margin is cut off. */
interface Plain {
  elements: string;
  frame: Box;
}

function shrink({ elements, nightRules, frame }: PlainShapes, precision: number): Plain | undefined {
  const svg = toDrawing({ elements, box: frame });
  try {
    const { data } = optimize(svg, toConfig(nightRules !== '', precision));
    const [, content] = /^<svg\b[^>]*>(.*)<\/svg>$/s.exec(data.trim()) ?? [];
    return content ? { elements: toNightStyle(nightRules) + content, frame } : undefined;
  } catch {
    return undefined;
  }
}

const grow = ({ x, y, width, height }: Box): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width: width * 2,
  height: height * 2,
});

/** Cuts off what is outside of the frame, which a plate or an icon would show. */
function cutToFrame(plain: Plain, prefix: string): Plain {
  const { elements, frame } = plain;
  const clip = `<clipPath id="${prefix}-frame"><rect${Object.entries(frame)
    .map(([name, value]) => ` ${name}="${formatNumber(value)}"`)
    .join('')}/></clipPath>`;
  const style = /^<style>.*?<\/style>/s.exec(elements)?.[0] ?? '';
  const content = elements.slice(style.length);
  const cut = `${style}${clip}<g clip-path="url(#${prefix}-frame)">${content}</g>`;
  const around = (drawn: string) => renderDrawing(toDrawing({ elements: drawn, box: grow(frame) }), COMPARED_SIDE);
  return measureDifference(around(elements), around(cut)) > 0.5 ? { elements: cut, frame } : plain;
}

function measure({ elements, frame }: Plain, { day, night }: Expected): number {
  const least = (svg: string, wanted: readonly Pixels[]) => {
    const drawn = renderDrawing(svg, COMPARED_SIDE);
    return Math.min(...wanted.map((pixels) => measureDifference(pixels, drawn)), Number.POSITIVE_INFINITY);
  };
  const svg = toDrawing({ elements, box: frame });
  const byDay = least(svg, day);
  return night === day && atNight(svg) === svg ? byDay : Math.max(byDay, least(atNight(svg), night));
}

/** Creates the artwork of elements: without its margin, and with its picture. */
function toArtwork({ elements, frame }: Plain): Artwork | undefined {
  const pixels = renderDrawing(toDrawing({ elements, box: frame }), SIDE);
  const night = atNight(elements);
  const inks = [
    pixels,
    ...(night === elements ? [] : [renderDrawing(toDrawing({ elements: night, box: frame }), SIDE)]),
  ]
    .map((drawn) => findInkBox(drawn))
    .filter((box) => box !== undefined);
  if (inks.length === 0) return undefined;
  const left = Math.min(...inks.map(({ x }) => x));
  const top = Math.min(...inks.map(({ y }) => y));
  const width = Math.max(...inks.map((box) => box.x + box.width)) - left;
  const height = Math.max(...inks.map((box) => box.y + box.height)) - top;
  const scale = frame.width / pixels.width;
  const isTight = width > pixels.width * (1 - MIN_MARGIN) && height > pixels.height * (1 - MIN_MARGIN);
  const box = isTight
    ? frame
    : { x: frame.x + left * scale, y: frame.y + top * scale, width: width * scale, height: height * scale };
  const ratio = Math.max(box.width / box.height, box.height / box.width);
  const side = Math.min(SIDE, Math.round(Math.sqrt(MEASURED_AREA * ratio)));
  const render = (drawn: string) => renderDrawing(toDrawing({ elements: drawn, box }), side);
  return { elements, box, pixels: render(elements), ...(night !== elements && { night: render(night) }) };
}

/** Result of cleaning a drawing: the artwork, or the reason why plain shapes cannot show it. */
export interface Cleaned {
  art?: Artwork;
  /** The reason why plain shapes cannot show it; a picture can. */
  reason?: string;
  problems: OffsetProblem[];
}

const refuse = (message: string, hint: string): Cleaned => ({ problems: [{ offset: 0, message, hint }] });

/** Returns the decimal places of numbers: svgo's default, and as few as a logo 2000 pixels wide needs. */
const precisionsFor = ({ width, height }: Box) => [
  ...new Set([3, Math.min(3, Math.max(0, Math.ceil(Math.log10(2000 / Math.max(width, height)))))]),
];

/** Largest number of elements: cleaning more takes minutes, and never gets down to the size of a logo. */
const MAX_ELEMENTS = 5_000;
const MAX_SHAPES_KB = 256;

/** Finds why plain shapes cannot show a drawing, as far as that can be seen before they are made. */
function findTooMuch({ root, effects }: SourceDrawing): string | undefined {
  if (effects.length > 0) return `it has ${effects.join(' and ')}`;
  const elements = [...eachElement(root)];
  if (elements.length > MAX_ELEMENTS) return `it has ${elements.length} shapes`;
  const kb =
    elements.reduce((sum, { attributes: { d = '', points = '' } }) => sum + d.length + points.length, 0) / 1024;
  return kb > MAX_SHAPES_KB ? `its shapes have ${Math.round(kb)} KB` : undefined;
}

/** Renders a drawing as plain shapes whose ids begin with `prefix`, and compares the result with the original. */
export function cleanDrawing(source: SourceDrawing, expected: Expected, prefix: string): Cleaned {
  const { frame } = source.shown;
  const ratio = frame.width / frame.height;
  if (ratio > MAX_RATIO || ratio < 1 / MAX_RATIO)
    return refuse(`the drawing is ${frame.width} wide and ${frame.height} high`, 'cut the page to the logo');
  if (
    expected.day.length > 0 &&
    expected.day.every((pixels) => !findInkBox(pixels)) &&
    expected.night.every((pixels) => !findInkBox(pixels))
  )
    return refuse('nothing is drawn', 'a logo needs a shape with a colour');
  const tooMuch = findTooMuch(source);
  if (tooMuch !== undefined) return { reason: tooMuch, problems: [] };
  let reason = 'its shapes came out otherwise';
  for (const clips of source.hasFrames ? [false, true] : [false]) {
    const shapes = toPlainShapes(source, prefix, clips);
    if (!shapes.value) return { problems: shapes.problems };
    for (const precision of precisionsFor(frame)) {
      const shrunk = shrink(shapes.value, precision);
      if (!shrunk || measure(shrunk, expected) > 1) continue;
      if (shrunk.elements.length > MAX_LENGTH) {
        reason = `its shapes have ${(shrunk.elements.length / 1024).toFixed(1)} KB`;
        continue;
      }
      const art = toArtwork(cutToFrame(shrunk, prefix));
      if (art && isAllowed(art)) return { art, problems: [] };
    }
  }
  return { reason, problems: [] };
}

const isAllowed = ({ elements, box }: Artwork) =>
  checkSvg({ file: '', text: toDrawing({ elements, box }) }).length === 0;
