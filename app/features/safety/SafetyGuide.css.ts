import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  paddingInlineStart: '1.4em',
  listStyleType: 'disc',
});
export const steps = style([list, { listStyleType: 'decimal' }]);
globalStyle(`${steps} > li::marker`, { fontWeight: 650 });

/** Places that help, each in a row: its name beside its number and page, or below each other. */
export const places = style({ display: 'flex', flexDirection: 'column' });
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.large,
  paddingBlock: space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const placeName = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.large, minWidth: 0 });
