import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { option } from './OptionList.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 });
/** Seven in a row; more rows where fingers would not have room. */
export const scale = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${touchTarget.main}, (100% - 6 * ${space.xsmall}) / 7), 1fr))`,
  gap: space.xsmall,
});
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
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.large,
  overflowWrap: 'anywhere',
  color: vars.color.textSoft,
});
