import { globalStyle, style } from '@vanilla-extract/css';
import { lineHeight, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Three faces side by side, the one in the middle a little higher. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.small,
  paddingBlockStart: space.small,
});
export const person = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  minWidth: 0,
  selectors: { '&:nth-child(2)': { translate: `0 -${space.small}` } },
});
globalStyle(`${person} > [data-face]`, { borderRadius: vars.radius.card });
export const name = style({
  minHeight: `${lineHeight.heading}em`,
  fontWeight: 650,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
