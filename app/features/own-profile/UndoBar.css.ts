import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'sticky',
  bottom: space.medium,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
  padding: `${space.small} ${space.medium}`,
  background: vars.color.raised,
  border: `2px solid ${vars.color.quietEdge}`,
  borderRadius: vars.radius.field,
  boxShadow: vars.shadow.high,
});
export const title = style({ fontWeight: 650 });
