import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' });
export const select = style({
  appearance: 'none',
  gridArea: '1 / 1',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  // Over the padding of all fields, so that long options end before the arrow.
  selectors: { '&&': { paddingInlineEnd: `calc(1.25rem + ${space.large})` } },
});
/** Arrow that is laid over the control, which still gets the pointer's presses. */
export const arrow = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: space.small,
  color: vars.color.quietText,
  pointerEvents: 'none',
});
