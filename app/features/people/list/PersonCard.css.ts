import { style } from '@vanilla-extract/css';
import { lineHeight, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
  '@media': { [media.print]: { breakInside: 'avoid', boxShadow: 'none' } },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  flex: 1,
  padding: space.medium,
});
export const text = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall, flex: 1, minWidth: 0 });
/** Names come in any length; two lines of them are shown. */
export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '1.33rem',
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  paddingBottom: '0.1em',
});
export const badges = style({ paddingTop: space.xxsmall });
export const skeletonPicture = style({ aspectRatio: '4 / 3', background: vars.color.skeleton });
