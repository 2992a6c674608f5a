import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ minWidth: 0 });
export const legend = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
  paddingBottom: space.medium,
});
export const grid = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
});
export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minHeight: '60px',
  padding: `${space.xsmall} ${space.medium}`,
  background: vars.color.raised,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.quietEdge },
  selectors: {
    '&:has(:checked)': {
      background: vars.color.chip,
      color: vars.color.onChip,
      borderColor: vars.color.quietEdge,
      boxShadow: `inset 0 0 0 1px ${vars.color.quietEdge}`,
      fontWeight: 650,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const box = style({
  flex: 'none',
  width: '26px',
  height: '26px',
  margin: 0,
  accentColor: vars.color.primary,
  cursor: 'pointer',
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});
