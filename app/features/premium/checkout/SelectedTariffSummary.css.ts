import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  padding: `${space.small} ${space.medium}`,
  borderRadius: vars.radius.field,
  background: vars.color.chip,
  color: vars.color.onChip,
});
