import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const content = style({ display: 'flex', flexDirection: 'column', gap: space.medium, minWidth: 0 });

/** Portrait in words of the member, as in a letter. */
export const portrait = style({
  paddingInlineStart: space.medium,
  borderInlineStart: `4px solid ${vars.color.primary}`,
  fontSize: fontSize.lead,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  whiteSpace: 'pre-line',
});
