import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Row of face and name; on desktops the face is large, with the name below it. */
export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minWidth: 0,
  '@media': { [media.desktop]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const face = style({
  flex: 'none',
  width: '4.5rem',
  '@media': { [media.desktop]: { width: '100%', maxWidth: '24rem' } },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
});
