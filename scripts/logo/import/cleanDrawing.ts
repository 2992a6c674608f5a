import { type Config, type CustomPlugin, optimize } from 'svgo';
import { checkSvg } from '../../config/svg/checkSvg.ts';
import { allowedAttributes, allowedElements, namespaces } from '../../config/svg/svgAllowlist.ts';
import { type Problem, toFileProblem } from '../../lib/problem.ts';
import { type Artwork, toDrawing } from './artwork.ts';
import { findInkBox } from './pixels.ts';
import { renderDrawing } from './renderDrawing.ts';

/** Of the picture that the margin is looked for in. */
const SIDE = 1024;
/** In pixels, of the picture in which colours and contrasts are measured. */
const MEASURED_AREA = 120_000;
/** A drawing is cut to its ink if its margin is wider than this share. */
const MIN_MARGIN = 0.01;
const MAX_RATIO = 20;

/** Removes what programs add for themselves: elements and attributes that no drawing of a site may have. */
const keepAllowed: CustomPlugin = {
  name: 'keepAllowed',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (!allowedElements.has(node.name)) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const name of Object.keys(node.attributes)) {
          if (!allowedAttributes.has(name) || name === 'data-drawn' || name === 'xmlns:xlink') {
            if (!name.startsWith('xlink:')) delete node.attributes[name];
          }
        }
        if (node.name === 'svg') node.attributes.xmlns = namespaces.xmlns!;
      },
    },
  }),
};

const toConfig = (prefix: string): Config => ({
  multipass: true,
  plugins: [
    keepAllowed,
    {
      name: 'preset-default',
      params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
    },
    'removeTitle',
    'convertStyleToAttrs',
    { name: 'removeXlink', params: { includeLegacy: true } },
    // The page that holds two logos must not paint one with the other's gradient.
    { name: 'prefixIds', params: { prefix, delim: '-' } },
  ],
});

/** Pixels in a unit of CSS, for drawings that only say how large they are on paper. */
const pixelsPerUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function toPixelLength(written: string | undefined): number | undefined {
  const [, number, unit] = /^\s*(\d+\.?\d*|\.\d+)\s*([a-z]*)\s*$/.exec(written ?? '') ?? [];
  const factor = pixelsPerUnit[unit ?? '?'];
  return factor === undefined ? undefined : Number(number) * factor;
}

/** The part of the plane that a drawing shows; undefined if its first tag does not say. */
function readFrame(attributes: ReadonlyMap<string, string>) {
  const [x, y, width, height] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width! > 0 && height! > 0 && Number.isFinite(x) && Number.isFinite(y))
    return { x: x!, y: y!, width: width!, height: height! };
  const [wide, high] = [toPixelLength(attributes.get('width')), toPixelLength(attributes.get('height'))];
  return wide && high ? { x: 0, y: 0, width: wide, height: high } : undefined;
}

/** Attributes of the first tag that size it, and so do not belong to what it shows. */
const frameAttributes: ReadonlySet<string> = new Set([
  ...['xmlns', 'version', 'viewBox', 'width', 'height', 'x', 'y', 'preserveAspectRatio'],
  ...['id', 'role', 'lang', 'type', 'focusable', 'overflow', 'aria-label', 'aria-labelledby', 'aria-hidden'],
]);

interface OpenedDrawing {
  attributes: ReadonlyMap<string, string>;
  elements: string;
}

/** Parts the cleaned drawing into its first tag and the rest; what the tag says of paint goes to a group. */
function openDrawing(svg: string): OpenedDrawing | undefined {
  const [tag, written = ''] = /^<svg\b([^>]*)>/.exec(svg) ?? [];
  if (!tag || !svg.endsWith('</svg>')) return undefined;
  const content = svg.slice(tag.length, -'</svg>'.length);
  const pairs = Array.from(written.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name!, value!] as const);
  const paint = pairs.filter(([name]) => !frameAttributes.has(name)).map(([name, value]) => ` ${name}="${value}"`);
  return { attributes: new Map(pairs), elements: paint.length > 0 ? `<g${paint.join('')}>${content}</g>` : content };
}

/** Cleans a checked drawing and cuts it to its ink; `prefix` begins its ids. */
export function cleanDrawing(file: string, text: string, prefix: string): { art?: Artwork; problems: Problem[] } {
  const refuse = (message: string, hint: string) => ({ problems: [toFileProblem(file, message, hint)] });
  let cleaned: string;
  try {
    cleaned = optimize(text.trim(), toConfig(prefix)).data;
  } catch {
    return refuse('this drawing cannot be read', 'export it anew as plain SVG');
  }
  const opened = openDrawing(cleaned);
  if (!opened) return refuse('nothing is drawn', 'export the logo anew');
  const { attributes, elements } = opened;
  const frame = readFrame(attributes);
  if (!frame) return refuse('neither "viewBox" nor "width" and "height" say how large the drawing is', 'add a viewBox');
  const ratio = frame.width / frame.height;
  if (ratio > MAX_RATIO || ratio < 1 / MAX_RATIO)
    return refuse(`the drawing is ${frame.width} wide and ${frame.height} high`, 'cut the page to the logo');
  const whole = toDrawing({ elements, box: frame });
  const problems = checkSvg({ file, text: whole });
  // The cleaned text has other lines than the file.
  if (problems.length > 0)
    return { problems: problems.map((problem) => ({ ...problem, line: 1, column: 1 })).slice(0, 1) };
  const pixels = renderDrawing(whole, SIDE);
  const ink = findInkBox(pixels);
  if (!ink) return refuse('nothing is drawn', 'a logo needs a shape with a colour');
  const scale = frame.width / pixels.width;
  const isTight = ink.width > pixels.width * (1 - MIN_MARGIN) && ink.height > pixels.height * (1 - MIN_MARGIN);
  const box = isTight
    ? frame
    : {
        x: frame.x + ink.x * scale,
        y: frame.y + ink.y * scale,
        width: ink.width * scale,
        height: ink.height * scale,
      };
  const side = Math.min(
    SIDE,
    Math.round(Math.sqrt(MEASURED_AREA * Math.max(box.width / box.height, box.height / box.width))),
  );
  return { art: { elements, box, pixels: renderDrawing(toDrawing({ elements, box }), side) }, problems: [] };
}
