import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Question and answer stand side by side where there is room. */
export const row = style({
  display: 'grid',
  columnGap: space.large,
  paddingBlock: space.small,
  borderTop: `1.5px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 }, '&:last-child': { paddingBottom: 0 } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const list = style({ margin: 0 });
export const question = style({ color: vars.color.textSoft });
export const answer = style({ margin: 0, fontWeight: 650, overflowWrap: 'anywhere' });

/** The member's own description, larger than the answers. */
export const description = style({
  maxWidth: '70ch',
  fontSize: fontSize.lead,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const grid = style({
  display: 'grid',
  gap: space.medium,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 45%), 1fr))',
});
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
