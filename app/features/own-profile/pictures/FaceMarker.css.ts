import { style, styleVariants } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

const RING_PX = 48;

export const stage = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.large,
  // At an edge of the picture half of the ring is outside.
  padding: `${RING_PX / 2}px`,
  background: vars.color.sunken,
  borderRadius: vars.radius.field,
  // A wide picture shrinks, so that the previews are in sight beside it.
  '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
});
export const picture = style({ position: 'relative', minWidth: 0, cursor: 'crosshair', touchAction: 'none' });
export const image = style({ display: 'block', maxWidth: '100%', maxHeight: 'min(40vh, 26rem)' });
export const ring = style({
  position: 'absolute',
  width: `${RING_PX}px`,
  height: `${RING_PX}px`,
  translate: '-50% -50%',
  // Seen on light and dark pictures alike.
  border: '4px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 3px #1a1a1a, inset 0 0 0 2px #1a1a1a',
  selectors: { '&:focus-within': { outline: `4px solid ${vars.color.focus}`, outlineOffset: '4px' } },
});
/** Lies in the ring, which shows its value and its focus, and takes the pointer. */
export const slider = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
const preview = style({ objectFit: 'cover', background: vars.color.chip });
export const previews = styleVariants({
  card: [preview, { width: '6rem', aspectRatio: '4 / 5', borderRadius: vars.radius.field }],
  round: [preview, { width: '4rem', aspectRatio: '1 / 1', borderRadius: '50%' }],
});
export const previewList = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  '@media': { [media.tablet]: { flex: 'none', flexDirection: 'column' } },
});
