import { keyframes, style } from '@vanilla-extract/css';
import { space, touchTarget, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { highlightableRow } from '../pressableStyles.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const positioner = style({ zIndex: 20, maxWidth: 'min(24rem, var(--available-width))' });
export const popup = style({
  minWidth: 'var(--anchor-width)',
  maxHeight: 'var(--available-height)',
  padding: '6px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  animation: `${appear} ${transition.fast}`,
});
export const item = style({
  ...highlightableRow,
  alignItems: 'center',
  gap: space.small,
  minHeight: touchTarget.main,
  padding: `8px ${space.small}`,
  fontWeight: 650,
  lineHeight: 1.3,
  hyphens: 'auto',
});
export const text = style({ minWidth: 0 });
