import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** What costs nothing, set apart from what does. */
export const free = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.small,
  padding: space.medium,
  borderRadius: vars.radius.field,
  background: vars.color.chip,
  color: vars.color.onChip,
});
