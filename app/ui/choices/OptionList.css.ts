import { style, styleVariants } from '@vanilla-extract/css';
import { space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { focusGap, selectableControl, strongEdge } from '../pressableStyles.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.small });

export const option = style([
  selectableControl('&[data-chosen]', { ...strongEdge, fontWeight: 650 }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    width: '100%',
    minHeight: '60px',
    padding: `12px ${space.medium}`,
    borderRadius: `min(${vars.radius.control}, 1.25em)`,
    textAlign: 'start',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    touchAction: 'manipulation',
    transition: `background-color ${transition.fast}, border-color ${transition.fast}`,
    selectors: { '&[data-chosen]:focus-visible': focusGap },
  },
]);

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
    [`${option}[data-chosen] &`]: { background: vars.color.primary, borderColor: vars.color.primary },
  },
});
export const indicator = styleVariants({
  round: [box, { borderRadius: '50%' }],
  square: [box, { borderRadius: '6px' }],
});
export const text = style({ minWidth: 0 });
