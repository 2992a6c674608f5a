import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
/** The words of the kind no, as they are sent. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  paddingInlineStart: space.medium,
  borderInlineStart: `4px solid ${vars.color.quietEdge}`,
});
