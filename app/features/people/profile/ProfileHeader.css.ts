import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
  overflow: 'hidden',
});
export const banner = style({
  display: 'block',
  width: '100%',
  height: 'clamp(8rem, 20vw, 13rem)',
  objectFit: 'cover',
  background: vars.color.chip,
});
export const inner = style({
  display: 'grid',
  gap: space.large,
  padding: `0 ${space.medium} ${space.large}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)',
      alignItems: 'start',
      padding: `0 ${space.large} ${space.large}`,
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)', columnGap: space.xlarge },
  },
});
/** Overlaps the banner. */
export const picture = style({
  width: 'min(68%, 17rem)',
  marginTop: '-3rem',
  marginInline: 'auto',
  '@media': { [media.tablet]: { width: '100%', marginTop: '-4.5rem', marginInline: 0 } },
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  '@media': { [media.tablet]: { paddingTop: space.large } },
});
export const name = style({ overflowWrap: 'anywhere' });
export const loading = style({
  aspectRatio: '1 / 1',
  borderRadius: vars.radius.card,
  border: `4px solid ${vars.color.raised}`,
  background: vars.color.skeleton,
});
