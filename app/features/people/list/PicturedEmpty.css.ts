import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.medium,
  padding: space.large,
  textAlign: 'center',
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const picture = style({ width: 'min(100%, 22rem)', height: 'auto' });
