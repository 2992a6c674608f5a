import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { option } from './OptionButton.css.ts';

export const scale = style({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: space.xsmall });
export const step = style([
  option,
  {
    position: 'relative',
    justifyContent: 'center',
    minHeight: '72px',
    padding: '8px 4px',
    fontSize: '1.33rem',
    fontWeight: 650,
    textAlign: 'center',
  },
]);
/** Below the number, which stays in the middle. */
export const tick = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '2px',
  display: 'grid',
  placeItems: 'center',
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.large,
  color: vars.color.textSoft,
});
