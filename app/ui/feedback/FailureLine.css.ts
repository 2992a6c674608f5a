import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.small,
  color: vars.color.dangerText,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
export const text = style({ display: 'flex', alignItems: 'flex-start', gap: space.xsmall, minWidth: 0 });
