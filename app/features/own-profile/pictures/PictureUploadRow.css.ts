import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  paddingBlock: space.small,
  borderBottom: `1.5px solid ${vars.color.line}`,
});
export const preview = style({
  flex: 'none',
  width: '6.4rem',
  height: '8rem',
  objectFit: 'cover',
  borderRadius: '10px',
  background: vars.color.chip,
});
export const text = style({ display: 'flex', flexDirection: 'column', flex: '1 1 8rem', minWidth: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, minWidth: 0 });
export const name = style({ overflowWrap: 'anywhere' });
const stateBase = style({ display: 'flex', alignItems: 'flex-start', gap: space.xsmall });
export const state = styleVariants({
  soft: [stateBase, { color: vars.color.textSoft }],
  good: [stateBase, { color: vars.color.successText, fontWeight: 650 }],
  bad: [stateBase, { color: vars.color.dangerText, fontWeight: 650 }],
});
