import { createVar, keyframes, style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const sea = createVar();
const inland = createVar();
const neighbours = createVar();
const veil = createVar();

/** Map that is at least as high as large names need, and never wider than the maps are drawn for. */
export const map = style({
  position: 'relative',
  overflow: 'hidden',
  // Else the limits of the height would limit the width by the ratio.
  width: '100%',
  aspectRatio: '5 / 3',
  minHeight: 'calc(10rem + 90px)',
  // So that the slider below it is in sight, too.
  maxHeight: 'max(10rem + 90px, 42dvh)',
  maxWidth: '44rem',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  vars: {
    [sea]: vars.color.chip,
    [neighbours]: vars.color.sunken,
    [inland]: vars.color.raised,
    [veil]: vars.color.raised,
  },
  // Chrome has it from version 111 on.
  '@supports': {
    '(color: color-mix(in srgb, red, red))': {
      vars: {
        [sea]: `color-mix(in srgb, ${vars.color.primary} 12%, ${vars.color.raised})`,
        [neighbours]: `color-mix(in srgb, ${vars.color.line} 45%, ${vars.color.raised})`,
        [veil]: `color-mix(in srgb, ${vars.color.raised} 80%, transparent)`,
      },
    },
  },
  '@media': {
    // By night the land is lighter than the sea, as by day.
    [media.dark]: {
      '@supports': {
        '(color: color-mix(in srgb, red, red))': {
          vars: {
            [sea]: vars.color.page,
            [neighbours]: vars.color.raised,
            [inland]: `color-mix(in srgb, ${vars.color.text} 20%, ${vars.color.raised})`,
          },
        },
      },
    },
  },
  background: sea,
  fontSize: fontSize.small,
  pointerEvents: 'none',
});

/** Drawing that is as large as the map by CSS, so that it never overflows while it is redrawn for another width. */
export const drawing = style({ position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%' });

/** The plane of the map, which CSS moves under the frame. */
export const plane = style({ transition: `transform ${transition.slow}` });

const coast = { strokeWidth: '1px', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;

export const land = style({
  ...coast,
  fill: neighbours,
  fillRule: 'evenodd',
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
});
export const borders = style({
  ...coast,
  fill: 'none',
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
export const country = style({
  ...coast,
  fill: inland,
  fillRule: 'evenodd',
  stroke: vars.color.edge,
  strokeWidth: '1.5px',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const lakes = style({
  ...coast,
  fill: sea,
  stroke: vars.color.line,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
});

export const countryCircle = style({
  fill: 'none',
  stroke: vars.color.edge,
  strokeWidth: '2px',
  strokeDasharray: '2 7',
  strokeLinecap: 'round',
  transition: `r ${transition.slow}`,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const circle = style({
  fill: vars.color.primary,
  fillOpacity: 0.2,
  stroke: vars.color.primary,
  strokeWidth: '2.5px',
  transition: `r ${transition.slow}`,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
});

const appear = keyframes({ from: { opacity: 0 } });
export const labels = style({ animation: `${appear} ${transition.slow} backwards` });

export const town = style({
  fill: vars.color.text,
  stroke: vars.color.raised,
  strokeWidth: '1.5px',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** A halo separates the names from the lines of the map; a background would hide the circle. */
export const name = style({
  fill: vars.color.text,
  fontSize: fontSize.small,
  paintOrder: 'stroke',
  stroke: vars.color.raised,
  strokeWidth: '3.5px',
  strokeOpacity: 0.85,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** The home: a dot in the middle of the map, small enough for a small country around it. */
export const home = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: '1rem',
  height: '1rem',
  margin: '-0.5rem',
  borderRadius: '50%',
  border: `2.5px solid ${vars.color.raised}`,
  background: vars.color.primary,
  boxShadow: vars.shadow.high,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** The name of the home's town, above the marker. */
export const homeName = style({
  position: 'absolute',
  insetBlockEnd: `calc(50% + 0.5rem + ${space.xxsmall})`,
  insetInlineStart: '50%',
  translate: '-50%',
  width: 'max-content',
  maxWidth: `calc(100% - 2 * ${space.small})`,
  color: vars.color.text,
  fontWeight: 650,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
  textShadow: Array.from({ length: 4 }, () => `0 0 3px ${vars.color.raised}`).join(', '),
  overflowWrap: 'anywhere',
});

export const scale = style({
  position: 'absolute',
  insetBlockEnd: space.small,
  insetInlineStart: space.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xsmall,
  rowGap: space.xxsmall,
  maxWidth: `calc(100% - 2 * ${space.small})`,
  padding: `2px ${space.xsmall}`,
  borderRadius: vars.radius.field,
  background: veil,
  color: vars.color.text,
  lineHeight: lineHeight.heading,
});

/** The bar of the scale. */
export const bar = style({
  height: '8px',
  border: '2px solid currentColor',
  borderBlockStart: 0,
  transition: `width ${transition.slow}`,
});
