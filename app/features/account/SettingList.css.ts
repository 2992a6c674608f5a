import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const setting = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.medium,
  minHeight: '56px',
  paddingBlock: space.small,
  cursor: 'pointer',
  borderTop: `1.5px solid ${vars.color.line}`,
  selectors: { 'li:first-child > &': { borderTop: 0 } },
});
export const box = style({
  flex: 'none',
  width: '28px',
  height: '28px',
  margin: 0,
  accentColor: vars.color.primary,
  cursor: 'pointer',
});
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const name = style({ fontWeight: 650 });
export const hint = style({ color: vars.color.textSoft });
