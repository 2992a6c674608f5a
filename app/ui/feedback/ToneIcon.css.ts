import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const color = styleVariants({
  info: { color: vars.color.infoText },
  success: { color: vars.color.successText },
  warning: { color: vars.color.warningText },
  danger: { color: vars.color.dangerText },
});
