import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.large,
  padding: space.large,
  background: vars.color.raised,
  border: `1.5px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.card,
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.chip,
  color: vars.color.onChip,
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.small,
  flex: '1 1 16rem',
  minWidth: 0,
});
