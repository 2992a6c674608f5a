import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const setting = style({
  borderTop: `1.5px solid ${vars.color.line}`,
  ':first-child': { borderTop: 0 },
});
