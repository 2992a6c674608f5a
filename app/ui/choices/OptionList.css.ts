import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.small });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  width: '100%',
  minHeight: '60px',
  padding: `12px ${space.medium}`,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: `min(${vars.radius.control}, 1.25em)`,
  background: vars.color.raised,
  color: vars.color.text,
  textAlign: 'start',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${transition.fast}, border-color ${transition.fast}`,
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.color.chip,
      color: vars.color.onChip,
      borderColor: vars.color.quietEdge,
      boxShadow: `inset 0 0 0 1px ${vars.color.quietEdge}`,
      fontWeight: 650,
    },
    '&[aria-pressed=true]:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.focusGap}` },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } } } },
});

const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.6rem',
  height: '1.6rem',
  border: `2px solid ${vars.color.edge}`,
  background: vars.color.raised,
  color: vars.color.onPrimary,
  selectors: {
    [`${option}[aria-pressed=true] &`]: { background: vars.color.primary, borderColor: vars.color.primary },
  },
});
export const indicator = styleVariants({
  round: [box, { borderRadius: '50%' }],
  square: [box, { borderRadius: '6px' }],
});
export const words = style({ minWidth: 0 });
