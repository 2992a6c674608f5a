import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({ minWidth: 0 });
export const legend = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
  paddingBottom: space.medium,
});
export const grid = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
});
