import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { ringAroundInput, selectableControl } from '../pressableStyles.ts';

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
  selectableControl('&[data-chosen]'),
  { borderRadius: vars.radius.field, overflowWrap: 'anywhere' },
]);
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space.small,
  minHeight: touchTarget.main,
  padding: `11px ${space.medium}`,
  borderRadius: `max(0px, ${vars.radius.field} - 2px)`,
  cursor: 'inherit',
  '@supports': ringAroundInput(),
});
/** Content of an option, in the colours of the page, as fields are elsewhere. */
export const content = style({
  padding: `${space.large} ${space.medium}`,
  borderTop: `2px solid ${vars.color.quietEdge}`,
  borderEndStartRadius: `max(0px, ${vars.radius.field} - 2px)`,
  borderEndEndRadius: `max(0px, ${vars.radius.field} - 2px)`,
  background: vars.color.raised,
  color: vars.color.text,
  cursor: 'auto',
});
const radioSize = '1.4rem';
export const input = style({
  flex: 'none',
  width: radioSize,
  height: radioSize,
  margin: '0.1rem 0 0',
  accentColor: vars.color.primary,
  cursor: 'inherit',
  // The ring is around the option.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});
/** An image that does not fit beside the text goes below it. */
export const text = style({ flex: '1 1 min(8rem, 100% - 3rem)', minWidth: 0 });
export const name = style({ fontWeight: 650 });
/** Hint over the whole width below, in line with the label. */
export const hint = style({
  flex: '1 1 100%',
  minWidth: 0,
  marginInlineStart: `calc(${radioSize} + ${space.small})`,
  selectors: { [`${option}:not([data-chosen]) &`]: { color: vars.color.textSoft } },
});
