import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))' } },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  overflow: 'hidden',
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'border-color 160ms ease-out',
  ':hover': { borderColor: vars.color.quietEdge, background: vars.color.quietHover },
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.color.chip,
      color: vars.color.onChip,
      borderColor: vars.color.quietEdge,
      boxShadow: `inset 0 0 0 1px ${vars.color.quietEdge}`,
    },
    '&[aria-pressed=true]:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.focusGap}` },
  },
});

export const picture = style({ position: 'relative', width: '100%', aspectRatio: '4 / 3', overflow: 'hidden' });
export const drawing = style({ width: '100%', height: '100%' });

const { scene } = vars;
/** Until the drawings are there: calm land in the theme's colours, a little different from tile to tile. */
export const sky = styleVariants({
  a: { fill: scene.skyTop },
  b: { fill: scene.skyLow },
  c: { fill: scene.water },
  d: { fill: scene.skyMiddle },
});
export const back = styleVariants({
  a: { fill: scene.farHill },
  b: { fill: scene.sunGlow },
  c: { fill: scene.middleHill },
  d: { fill: scene.farHill },
});
export const front = styleVariants({
  a: { fill: scene.middleHill },
  b: { fill: scene.nearHill },
  c: { fill: scene.meadow },
  d: { fill: scene.nearHill },
});
export const sun = style({ fill: scene.sun, opacity: 0.85 });

export const words = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  minHeight: '52px',
  padding: `8px ${space.xsmall}`,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const tick = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineEnd: '8px',
  display: 'grid',
  placeItems: 'center',
  width: '2.2rem',
  height: '2.2rem',
  borderRadius: '50%',
  background: vars.color.primary,
  color: vars.color.onPrimary,
  border: `2px solid ${vars.color.raised}`,
});
