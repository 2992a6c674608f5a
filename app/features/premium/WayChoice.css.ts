import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.small, minWidth: 0 });
export const legend = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
  paddingBottom: space.small,
});
export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.medium,
  minHeight: '72px',
  padding: `${space.small} ${space.medium}`,
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
      // The third pixel is drawn inwards, so that nothing moves.
      boxShadow: `inset 0 0 0 1px ${vars.color.quietEdge}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const mark = style({
  flex: 'none',
  width: '26px',
  height: '26px',
  margin: 0,
  accentColor: vars.color.primary,
  cursor: 'pointer',
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});
export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const name = style({ fontWeight: 650 });
export const hint = style({ selectors: { 'label:not(:has(:checked)) &': { color: vars.color.textSoft } } });
export const picture = style({
  flex: 'none',
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
});
