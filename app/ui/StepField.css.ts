import { style } from '@vanilla-extract/css';
import { space, target } from '../theme/scale.ts';
import { vars } from '../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 });
export const label = style({ fontWeight: 650 });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 5.5rem) minmax(0, 1fr)',
  gap: space.xsmall,
  alignItems: 'stretch',
});
export const button = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.xsmall,
  minHeight: target.main,
  minWidth: target.main,
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
export const input = style({ textAlign: 'center', fontVariantNumeric: 'tabular-nums', paddingInline: '6px' });
