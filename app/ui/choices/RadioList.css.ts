import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { focusRing, selectableControl } from '../pressableStyles.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 });
const words = style({ hyphens: 'auto', overflowWrap: 'anywhere' });
export const legend = styleVariants({
  label: [words, { fontWeight: 650, marginBottom: space.xsmall }],
  heading: [
    words,
    {
      fontFamily: vars.font.heading,
      fontWeight: vars.font.headingWeight,
      fontSize: fontSize.title,
      lineHeight: lineHeight.heading,
      marginBottom: space.small,
    },
  ],
});
export const option = style([
  selectableControl('&:has(:checked)'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.small,
    minHeight: touchTarget.main,
    padding: `11px ${space.medium}`,
    borderRadius: vars.radius.field,
    overflowWrap: 'anywhere',
    selectors: { '&:has(:focus-visible)': focusRing },
  },
]);
export const input = style({
  flex: 'none',
  width: '1.4rem',
  height: '1.4rem',
  margin: '0.1rem 0 0',
  accentColor: vars.color.primary,
  cursor: 'inherit',
  // The ring is around the option.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});
/** An image that does not fit beside the text goes below it. */
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 min(8rem, 100% - 3rem)',
  minWidth: 0,
});
export const name = style({ fontWeight: 650 });
export const hint = style({ selectors: { [`${option}:not(:has(:checked)) &`]: { color: vars.color.textSoft } } });
