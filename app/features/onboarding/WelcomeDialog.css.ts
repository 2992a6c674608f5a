import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The next steps, set apart from the greeting. */
export const nextSteps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  padding: space.large,
  borderRadius: vars.radius.card,
  background: vars.color.chip,
  color: vars.color.onChip,
});
export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const icon = style({ flex: 'none', display: 'flex', color: vars.color.onChip });
