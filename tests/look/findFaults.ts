import type { Box, Layout, SeenElement } from './layout.ts';

/** Sizes in CSS pixels; those of text at 100 %. */
const least = { text: 16, body: 18, target: 44, mainTarget: 48 } as const;
/** Small print, badges and hints in the theme's scale (app/theme/scale.ts); never for what is operated. */
const smallPrint = 0.89;
/** Browsers round. */
const slack = 0.5;

const operated = new Set(['label', 'input', 'button', 'select', 'textarea']);
const read = new Set(['p', 'li']);

/** Everything in a layout that the rules of the look forbid, a sentence each. */
export function findFaults(layout: Layout, textScale = 1): string[] {
  return [
    ...findSidewaysScroll(layout),
    ...layout.elements.flatMap((element) => [
      ...findSmallText(element, layout.rootSize, textScale),
      ...findSmallTarget(element),
      ...(element.lacksRoom ? [`${element.lacksRoom}: ${element.says}`] : []),
      ...findOutside(element, layout.width),
    ]),
    ...findOverlaps(layout.elements),
  ];
}

const findSidewaysScroll = ({ width, scrollWidth }: Layout) =>
  scrollWidth > width ? [`the page is ${scrollWidth} px wide, ${width} px are seen`] : [];

function findSmallText({ says, tag, fontSize, hasWords }: SeenElement, rootSize: number, textScale: number): string[] {
  if (!hasWords) return [];
  const small = Math.abs(fontSize - smallPrint * rootSize) < slack;
  const body = operated.has(tag) || (read.has(tag) && !small);
  // Headings do not have to grow as much as the rest.
  const wanted = (body ? least.body : least.text) * (body || small ? textScale : 1);
  return fontSize + 0.05 < wanted ? [`text of ${fontSize} px instead of ${wanted}: ${says}`] : [];
}

function findSmallTarget({ says, box, interactive, inSentence, main }: SeenElement): string[] {
  if (!interactive || inSentence) return [];
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const wanted = main ? least.mainTarget : least.target;
  if (width >= least.target - slack && height >= wanted - slack) return [];
  return [`${Math.round(width)} × ${Math.round(height)} px to press instead of ${least.target} × ${wanted}: ${says}`];
}

const findOutside = ({ says, box, hasWords, interactive }: SeenElement, width: number) =>
  (hasWords || interactive) && (box.left < -1 || box.right > width + 1)
    ? [`stands out of the page (${Math.round(box.left)} to ${Math.round(box.right)} of ${width}): ${says}`]
    : [];

function findOverlaps(elements: readonly SeenElement[]): string[] {
  const found: string[] = [];
  elements.forEach((one, first) => {
    if (!one.interactive) return;
    elements.forEach((other, second) => {
      if (second <= first || !other.interactive || other.within === first || one.within === second) return;
      const meet = one.lines.some((line) => other.lines.some((otherLine) => overlap(line, otherLine)));
      if (meet) found.push(`overlap: ${one.says} and ${other.says}`);
    });
  });
  return found;
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
