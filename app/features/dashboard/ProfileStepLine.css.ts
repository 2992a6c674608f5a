import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  padding: `${space.small} ${space.medium} ${space.xxsmall}`,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const icon = style({ color: vars.color.link, paddingTop: '2px' });
export const text = style({ minWidth: 0, overflowWrap: 'break-word' });
