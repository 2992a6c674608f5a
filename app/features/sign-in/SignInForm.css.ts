import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const line = { content: '', flex: '1 1 24px', height: '1.5px', background: vars.color.line } as const;

/** Line with text in the middle, between two alternatives. */
export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  color: vars.color.textSoft,
  textAlign: 'center',
  '::before': line,
  '::after': line,
});
