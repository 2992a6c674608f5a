import type { Box, MeasuredElement, MeasuredLayout } from './measuredLayout.ts';

/** Sizes in CSS pixels; those of text at 100 %. */
const minSizesPx = { text: 16, body: 18, target: 44, mainTarget: 48 } as const;
/** Size of small print, badges and hints in the theme's scale (app/theme/designTokens.ts); never of controls. */
const SMALL_PRINT_RATIO = 0.89;
/** Maximum number of shapes with an edge in a wide window, which would look like a form. */
const MAX_FRAMES = 12;
/** Width from which a window is wide. */
const WIDE_PX = 1440;
/** Tolerance for the rounding of browsers. */
const ROUNDING_TOLERANCE_PX = 0.5;

const controlTags = new Set(['label', 'input', 'button', 'select', 'textarea']);
const proseTags = new Set(['p', 'li']);

/** Finds everything in a layout that breaks a rule of the look, in a sentence each. */
export function findRuleViolations(layout: MeasuredLayout, textScale = 1): string[] {
  return [
    ...findHorizontalScroll(layout),
    ...layout.elements.flatMap((element) => [
      ...findSmallText(element, layout.rootFontSize, textScale),
      ...findSmallTarget(element),
      ...(element.isCovered ? [`covered: ${element.description}`] : []),
      ...(element.isOverFace ? [`over a face: ${element.description}`] : []),
      ...(element.overflow ? [`${element.overflow}: ${element.description}`] : []),
      ...findOffPage(element, layout.width),
    ]),
    ...findOverlaps(layout.elements),
    ...findManyFrames(layout),
  ];
}

/** Finds what submits a form outside of the first window, on a page whose purpose it is. */
export function findSubmitOutsideWindow({ elements, height }: MeasuredLayout): string[] {
  const submits = elements.filter(({ isSubmit }) => isSubmit);
  const outside = submits.filter(({ box: { top, bottom } }) => top < 0 || bottom > height);
  if (submits.length === 0) return ['nothing submits a form'];
  return outside.map(
    ({ description, box }) => `outside of the first window (to ${box.bottom} of ${height}): ${description}`,
  );
}

function findManyFrames({ elements, width, height }: MeasuredLayout): string[] {
  const framed = elements.filter(({ isFramed, box }) => isFramed && box.top < height && box.bottom > 0);
  if (width < WIDE_PX || framed.length <= MAX_FRAMES) return [];
  return [`${framed.length} frames: ${framed.map(({ description }) => description).join(', ')}`];
}

const findHorizontalScroll = ({ width, scrollWidth }: MeasuredLayout) =>
  scrollWidth > width ? [`the page is ${scrollWidth} px wide, ${width} px are seen`] : [];

function findSmallText(
  { description: says, tag, fontSize, hasOwnText: hasWords }: MeasuredElement,
  rootSize: number,
  textScale: number,
): string[] {
  if (!hasWords) return [];
  const small = Math.abs(fontSize - SMALL_PRINT_RATIO * rootSize) < ROUNDING_TOLERANCE_PX;
  const body = controlTags.has(tag) || (proseTags.has(tag) && !small);
  // Headings do not have to grow as much as the rest.
  const wanted = (body ? minSizesPx.body : minSizesPx.text) * (body || small ? textScale : 1);
  return fontSize + 0.05 < wanted ? [`text of ${fontSize} px instead of ${wanted}: ${says}`] : [];
}

function findSmallTarget({
  description: says,
  box,
  isInteractive: interactive,
  isInlineLink: inSentence,
  isMainAction: main,
}: MeasuredElement): string[] {
  if (!interactive || inSentence) return [];
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const wanted = main ? minSizesPx.mainTarget : minSizesPx.target;
  if (width >= minSizesPx.target - ROUNDING_TOLERANCE_PX && height >= wanted - ROUNDING_TOLERANCE_PX) return [];
  return [
    `${Math.round(width)} × ${Math.round(height)} px to press instead of ${minSizesPx.target} × ${wanted}: ${says}`,
  ];
}

const findOffPage = (
  { description: says, box, hasOwnText: hasWords, isInteractive: interactive }: MeasuredElement,
  width: number,
) =>
  (hasWords || interactive) && (box.left < -1 || box.right > width + 1)
    ? [`stands out of the page (${Math.round(box.left)} to ${Math.round(box.right)} of ${width}): ${says}`]
    : [];

function findOverlaps(elements: readonly MeasuredElement[]): string[] {
  const found: string[] = [];
  elements.forEach((one, first) => {
    if (!one.isInteractive) return;
    elements.forEach((other, second) => {
      if (
        second <= first ||
        !other.isInteractive ||
        other.isFloating !== one.isFloating ||
        other.interactiveAncestor === first ||
        one.interactiveAncestor === second
      )
        return;
      const meet = one.lines.some((line) => other.lines.some((otherLine) => overlaps(line, otherLine)));
      if (meet) found.push(`overlap: ${one.description} and ${other.description}`);
    });
  });
  return found;
}

const overlaps = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
