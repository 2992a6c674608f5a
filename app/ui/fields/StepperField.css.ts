import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 });
export const label = style({ fontWeight: 650 });
export const row = style({
  display: 'flex',
  // Large text has no room side by side.
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'stretch',
});
export const button = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.xsmall,
  flex: '99 1 3.75rem',
  minHeight: touchTarget.main,
  minWidth: touchTarget.main,
  padding: '6px 8px',
  border: `2px solid ${vars.color.quietEdge}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.quietText,
  fontWeight: 650,
  lineHeight: 1.25,
  hyphens: 'auto',
  cursor: 'pointer',
  touchAction: 'manipulation',
  ':hover': { background: vars.color.quietHover },
  selectors: { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } },
});
export const input = style({
  // Room for 5′ 11″.
  flex: '1 0 calc(6ch + 16px)',
  width: 0,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  paddingInline: '6px',
});
