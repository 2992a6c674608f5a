import { style } from '@vanilla-extract/css';
import { lineHeight, media, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  overflow: 'hidden',
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
});
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.large,
  padding: `0 ${space.large} ${space.large}`,
});
/** Reaches up into the background. */
export const portrait = style({
  position: 'relative',
  flex: 'none',
  display: 'block',
  width: 'clamp(7rem, 30vw, 10rem)',
  height: 'clamp(7rem, 30vw, 10rem)',
  marginTop: '-3.5rem',
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.color.chip,
  border: `5px solid ${vars.color.raised}`,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  flex: '1 1 16rem',
  minWidth: 0,
  '@media': { [media.tablet]: { paddingTop: space.medium } },
});
export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '1.5rem',
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
