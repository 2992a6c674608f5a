import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Answers, two side by side where there is room. */
export const answers = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(26rem, 100%), 1fr))',
});
/** No card is alone in the last row. */
globalStyle(`${answers} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
/** Question above its answer, which matters more. */
export const question = style({ color: vars.color.textSoft, fontWeight: 400, overflowWrap: 'anywhere' });

/** Reactions whose words begin where the text above does. */
export const reactions = style({ marginInlineStart: '-14px' });

export const grid = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 45%), 1fr))',
});
/** The first picture is the largest. */
globalStyle(`${grid} > :first-child`, { gridColumn: 'span 2', gridRow: 'span 2' });
export const openButton = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: 'none',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.quietEdge },
});
