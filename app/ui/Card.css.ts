import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/scale.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  height: '100%',
  padding: space.large,
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
  '@media': { [media.print]: { breakInside: 'avoid', boxShadow: 'none' } },
});
