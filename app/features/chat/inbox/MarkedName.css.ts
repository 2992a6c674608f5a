import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

/** Mark with a line as well, because not everybody sees a colour alone. */
export const mark = style({
  background: vars.color.accentChip,
  color: vars.color.onAccentChip,
  borderRadius: '3px',
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.15em',
});
