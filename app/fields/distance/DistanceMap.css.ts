import { createVar, keyframes, style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.small, margin: 0, minWidth: 0 });

const sea = createVar();
const neighbours = createVar();
const veil = createVar();

/** Map that is at least as high as large names need, and never wider than the maps are drawn for. */
export const map = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '5 / 3',
  minHeight: 'calc(10rem + 90px)',
  maxWidth: '44rem',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  vars: { [sea]: vars.color.chip, [neighbours]: vars.color.sunken, [veil]: vars.color.raised },
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
  fill: vars.color.raised,
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

/** The home: a marker in the middle of the map. */
export const home = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  margin: '-1rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.raised}`,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  boxShadow: vars.shadow.low,
});

/** The name of the home's town, above the marker. */
export const homeName = style({
  position: 'absolute',
  insetBlockEnd: `calc(50% + 1rem + ${space.xxsmall})`,
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
