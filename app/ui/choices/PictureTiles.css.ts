import { style } from '@vanilla-extract/css';
import { media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { focusGap, selectableControl, strongEdge } from '../pressableStyles.ts';

export const grid = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.75rem, 100%), 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(9rem, 30%), 1fr))' } },
});

export const tile = style([
  selectableControl('&[data-chosen]', strongEdge),
  {
    display: 'flex',
    flexDirection: 'column',
    padding: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    touchAction: 'manipulation',
    transition: `border-color ${transition.fast}`,
    selectors: { '&[data-chosen]:focus-visible': focusGap },
  },
]);

export const picture = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  // Shown without a picture, and until it has loaded.
  background: `linear-gradient(160deg, ${vars.color.quietHover}, ${vars.color.chip})`,
});
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const label = style({
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
