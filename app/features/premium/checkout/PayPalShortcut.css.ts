import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: space.medium,
  padding: space.large,
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});
