import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const join = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  alignItems: 'flex-start',
  padding: space.large,
  borderRadius: vars.radius.card,
  background: vars.color.chip,
  color: vars.color.onChip,
});
