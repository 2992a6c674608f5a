import { style } from '@vanilla-extract/css';
import { media, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: touchTarget.main,
  padding: `8px ${space.medium}`,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: `min(${vars.radius.control}, 1.5em)`,
  background: vars.color.raised,
  color: vars.color.quietText,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
  selectors: {
    '&:is([aria-current], [aria-selected=true])': {
      background: vars.color.chip,
      color: vars.color.onChip,
      borderColor: vars.color.quietEdge,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:is([aria-current], [aria-selected=true])': { borderColor: 'Highlight' } } },
  },
});
