import type { SignInComposition } from '../../../themes/look.ts';
import { lookColors, pageColors, raisedGround, toHexColor } from '../config/colors/lookColors.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';
import { inlineDayColors } from '../pictures/drawingColors.ts';
import { breakLines } from './breakLines.ts';
import type { TextSetter } from './createTextSetter.ts';
import { radiiByCorners } from './themeCss.ts';

/** Size of the picture that apps show with a shared link. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
/** Most bytes of it: apps that make a preview on a phone load no larger one. */
export const MAX_SHARE_PICTURE_BYTES = 100_000;
const { width, height } = sharePictureSize;

/** Height of the landscape where it is as wide as the picture. */
const LANDSCAPE_HEIGHT = 750;
/** Sides of the words and of the card below them: inside the middle square, and off the edge, which apps cut off. */
const WORDS_WIDTH = 560;
const [CARD_WIDTH, CARD_PADDING] = [614, 46];
const largestLogo = { width: 480, height: 104 } as const;
const LOGO_GAP = 28;
/** Sizes of the sentence, the first that fits counts; the last one can be read where the picture is as small as a thumb. */
const textSizes = [54, 50, 47, 44, 42, 40] as const;
const MAX_LINES = 3;
const LINE_HEIGHT = 1.24;
/** Share of the line's height above the baseline. */
const BASELINE = 0.78;

/** Part of the picture from an upper to a lower edge. */
interface Part {
  top: number;
  bottom: number;
}

interface Layout {
  landscape: Part;
  /** The share of the hidden part of the landscape that is above what is seen. */
  focus: number;
  /** The part in whose middle logo and sentence are. */
  words: Part;
  hasCard: boolean;
}

/** Layouts after those of the sign-in page. */
const layouts: Readonly<Record<SignInComposition, Layout>> = {
  beside: { landscape: { top: 0, bottom: 226 }, focus: 0.6, words: { top: 236, bottom: 608 }, hasCard: false },
  full: { landscape: { top: 0, bottom: height }, focus: 0.9, words: { top: 0, bottom: height }, hasCard: true },
  over: { landscape: { top: 0, bottom: 400 }, focus: 0.8, words: { top: 174, bottom: 598 }, hasCard: true },
  band: { landscape: { top: 430, bottom: height }, focus: 0.72, words: { top: 26, bottom: 424 }, hasCard: false },
};

/** Sets a sentence as large as it fits, and returns its lines, one below the other from 0 on, each in the middle. */
function setSentence(sentence: string, { measure, draw }: TextSetter): { svg: string; height: number } {
  for (const size of textSizes) {
    const lines = breakLines(sentence, { width: WORDS_WIDTH / size, lines: MAX_LINES }, measure);
    if (!lines) continue;
    const placed = lines.map((line, index) => {
      const [x, y] = [(width - size * measure(line)) / 2, size * LINE_HEIGHT * (index + BASELINE)];
      return `<g transform="translate(${x} ${y})scale(${size})">${draw(line)}</g>`;
    });
    return { svg: placed.join(''), height: lines.length * size * LINE_HEIGHT };
  }
  throw new RangeError(`"${sentence}" is too long for ${MAX_LINES} lines of a picture`);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const toAttributes = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

/** Places a drawing in a box of its own proportions. */
const placeDrawing = (svg: string, box: Box) =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/^<svg\b[^>]*>/, (head) =>
      head.replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, '').replace('<svg', `<svg ${toAttributes(box)}`),
    );

/** Returns the size of a logo, which has a viewBox: see checkSvg. */
function fitLogo(logo: string): { width: number; height: number } {
  const [, , own = 1, ownHeight = 1] = /\bviewBox="([^"]*)"/
    .exec(logo)![1]!
    .split(/[\s,]+/)
    .map(Number);
  const scale = Math.min(largestLogo.width / own, largestLogo.height / ownHeight);
  return { width: own * scale, height: ownHeight * scale };
}

/**
 * Composes the picture of a link to the sites of a brand, by day: its landscape, its logo, and a sentence.
 *
 * @param focusPercent the height in the landscape that stays in sight, from above; without one, as the layout has it
 */
export function composeSharePicture(
  { look, theme, logo }: Pick<ResolvedBrand, 'look' | 'theme' | 'logo'>,
  sentence: string,
  landscape: string,
  textSetter: TextSetter,
  focusPercent?: number,
): string {
  const { landscape: seen, focus, words, hasCard } = layouts[look.signIn];
  const text = setSentence(sentence, textSetter);
  const logoSize = fitLogo(logo);
  const wordsHeight = logoSize.height + LOGO_GAP + text.height;
  const y = (words.top + words.bottom - wordsHeight) / 2;
  const seenHeight = seen.bottom - seen.top;
  const hidden = LANDSCAPE_HEIGHT - seenHeight;
  const above = focusPercent === undefined ? hidden * focus : (LANDSCAPE_HEIGHT * focusPercent) / 100 - seenHeight / 2;
  const landscapeBox = { x: 0, y: -Math.min(hidden, Math.max(0, above)), width, height: LANDSCAPE_HEIGHT };
  const card = {
    x: (width - CARD_WIDTH) / 2,
    y: y - CARD_PADDING,
    width: CARD_WIDTH,
    height: wordsHeight + 2 * CARD_PADDING,
    rx: 1.5 * Number.parseInt(radiiByCorners[look.corners].card, 10),
    fill: raisedGround(look, theme).day,
    stroke: toHexColor(lookColors(look, theme).day.line ?? theme.neutral['200'], theme),
    'stroke-width': 2,
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect ${toAttributes({ width, height, fill: pageColors(look, theme).day })}/>`,
    `<svg ${toAttributes({ y: seen.top, width, height: seenHeight })}>`,
    placeDrawing(inlineDayColors(landscape), landscapeBox),
    '</svg>',
    ...(hasCard ? [`<rect ${toAttributes(card)}/>`] : []),
    placeDrawing(logo, { x: (width - logoSize.width) / 2, y, ...logoSize }),
    `<g fill="${theme.neutral['900']}" transform="translate(0 ${y + logoSize.height + LOGO_GAP})">${text.svg}</g>`,
    '</svg>',
  ].join('');
}
