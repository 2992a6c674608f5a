import { style } from '@vanilla-extract/css';
import { media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.75rem, 100%), 1fr))',
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
  transition: `border-color ${transition.fast}`,
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
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } } } },
});

export const picture = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  // A calm ground of its own without a picture, or until it is there.
  background: `linear-gradient(160deg, ${vars.color.quietHover}, ${vars.color.chip})`,
});
export const drawing = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 1,
  width: '100%',
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
