import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const figure = style({ display: 'flex', flexDirection: 'column', gap: space.small, margin: 0, minWidth: 0 });

const background = `color-mix(in srgb, ${vars.color.primary} 7%, ${vars.color.raised})`;

/** The height leaves room for large text. */
export const map = style({
  position: 'relative',
  containerType: 'size',
  overflow: 'hidden',
  height: 'max(224px, 9rem)',
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: background,
  pointerEvents: 'none',
  '@media': { [media.tablet]: { height: 'max(256px, 9rem)' } },
});

export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const growTransition = {
  transition: `r ${transition.slow}`,
  vectorEffect: 'non-scaling-stroke',
} as const;

export const ring = style({
  ...growTransition,
  fill: 'none',
  stroke: vars.color.primary,
  strokeOpacity: 0.24,
  strokeWidth: '1.5px',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const axis = style({
  stroke: vars.color.primary,
  strokeOpacity: 0.14,
  strokeWidth: '1.5px',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const country = style({
  ...growTransition,
  fill: 'none',
  stroke: vars.color.edge,
  strokeWidth: '2px',
  strokeDasharray: '2 7',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const circle = style({
  ...growTransition,
  fill: vars.color.primary,
  fillOpacity: 0.22,
  stroke: vars.color.primary,
  strokeWidth: '2.5px',
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
});

/** A halo separates text from the lines of the map; a background would hide the circle. */
const mapLabel = {
  position: 'absolute',
  color: vars.color.text,
  fontSize: fontSize.small,
  lineHeight: lineHeight.heading,
  textShadow: Array.from({ length: 4 }, () => `0 0 3px ${background}`).join(', '),
} as const;

/** The home: a marker in the middle of the map, with the name above it. */
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

export const name = style({
  ...mapLabel,
  insetBlockEnd: `calc(50% + 1rem + ${space.xxsmall})`,
  insetInlineStart: '50%',
  translate: '-50%',
  width: 'max-content',
  maxWidth: `calc(100% - 2 * ${space.small})`,
  fontWeight: 650,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const scale = style({
  ...mapLabel,
  insetBlockEnd: space.small,
  insetInlineStart: space.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xsmall,
  rowGap: space.xxsmall,
  maxWidth: `calc(100% - 2 * ${space.small})`,
});

/** The bar of the scale, as long as the step between two rings. */
export const bar = style({
  height: '8px',
  border: '2px solid currentColor',
  borderBlockStart: 0,
  transition: `width ${transition.slow}`,
});
