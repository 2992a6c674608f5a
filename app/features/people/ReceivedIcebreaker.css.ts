import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Quote of the other member. */
export const root = style({
  paddingInlineStart: space.small,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  marginBlock: space.xsmall,
});
