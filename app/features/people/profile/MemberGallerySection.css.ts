import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 45%), 1fr))',
});
export const openButton = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: 'none',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.quietEdge },
});
