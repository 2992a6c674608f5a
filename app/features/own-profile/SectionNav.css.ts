import { style } from '@vanilla-extract/css';
import { media, space, target } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target.main,
  padding: `6px ${space.medium}`,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: `min(${vars.radius.control}, 1.5em)`,
  background: vars.color.raised,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.quietEdge, background: vars.color.quietHover },
  selectors: {
    '&[aria-current=page]': {
      background: vars.color.chip,
      color: vars.color.onChip,
      borderColor: vars.color.quietEdge,
      fontWeight: 650,
      textDecoration: 'underline',
      textDecorationThickness: '3px',
      textUnderlineOffset: '0.3em',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current=page]': { borderColor: 'Highlight' } } } },
});
