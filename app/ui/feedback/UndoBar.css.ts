import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** It takes no place of its own. */
export const region = style({ display: 'contents' });
export const root = style({
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
export const text = style({ minWidth: 0, flex: '1 1 14rem' });
export const title = style({ fontWeight: 650 });
export const hint = style({ color: vars.color.textSoft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, minWidth: 0 });
