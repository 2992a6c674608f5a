import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 });
export const legend = styleVariants({
  label: { fontWeight: 650, marginBottom: space.xsmall },
  heading: {
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontSize: fontSize.title,
    lineHeight: lineHeight.heading,
    marginBottom: space.small,
  },
});
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.small,
  minHeight: touchTarget.main,
  padding: `11px ${space.medium}`,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.quietEdge, background: vars.color.quietHover },
  selectors: {
    '&:has(:checked)': { background: vars.color.chip, color: vars.color.onChip, borderColor: vars.color.quietEdge },
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.focusGap}`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});
export const input = style({
  flex: 'none',
  width: '1.4rem',
  height: '1.4rem',
  margin: '0.1rem 0 0',
  accentColor: vars.color.primary,
  cursor: 'inherit',
  // The ring stands around the whole option.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});
/** A mark that does not fit beside the words goes below them. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 min(8rem, 100% - 3rem)',
  minWidth: 0,
});
export const name = style({ fontWeight: 650 });
export const hint = style({ selectors: { [`${option}:not(:has(:checked)) &`]: { color: vars.color.textSoft } } });
