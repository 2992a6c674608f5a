import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.raised,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
});
export const picture = style({ width: '100%', aspectRatio: '1', objectFit: 'cover', background: vars.color.chip });
export const missing = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.small,
  padding: space.large,
  textAlign: 'center',
  aspectRatio: '1',
  background: vars.color.chip,
  color: vars.color.onChip,
});
export const actions = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, padding: space.medium });
export const main = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: touchTarget.main,
});
