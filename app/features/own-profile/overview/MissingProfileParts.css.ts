import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const complete = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  color: vars.color.successText,
  fontWeight: 650,
});
