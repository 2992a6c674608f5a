import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const logo = style({
  display: 'block',
  height: 'clamp(44px, 3rem, 72px)',
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.small });
const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const item = style([row, { fontWeight: 650 }]);
export const tick = style({ flex: 'none', display: 'flex', color: vars.color.successText });

/** The next steps, set apart from the finished ones. */
export const nextSteps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  padding: space.large,
  borderRadius: vars.radius.card,
  background: vars.color.chip,
  color: vars.color.onChip,
});
export const step = row;
export const icon = style({ flex: 'none', display: 'flex', color: vars.color.onChip });
