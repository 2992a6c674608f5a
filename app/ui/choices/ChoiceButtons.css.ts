import { style } from '@vanilla-extract/css';
import { media, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: touchTarget.other,
  minWidth: touchTarget.other,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  padding: `6px ${space.medium}`,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: `min(${vars.radius.control}, 1.5em)`,
  background: vars.color.raised,
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.quietEdge, background: vars.color.quietHover },
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.color.chip,
      color: vars.color.onChip,
      borderColor: vars.color.quietEdge,
      fontWeight: 650,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } } } },
});
