import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/designTokens.ts';
import { vars } from '../theme/vars.css.ts';

/** Style of a control on a page: a raised box with an edge that shows its bounds. */
export const raisedControl = {
  border: `2px solid ${vars.color.edge}`,
  background: vars.color.raised,
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
} as const;

/** Style of a control that is on, chosen, or the current one of several. */
export const chosenControl = {
  background: vars.color.chip,
  color: vars.color.onChip,
  borderColor: vars.color.quietEdge,
} as const;

/** The style of one of several controls; `state` is the selector of the chosen one. */
export const selectableControl = (state: string, whenChosen: StyleRule = {}) =>
  ({
    ...raisedControl,
    selectors: { [state]: { ...chosenControl, ...whenChosen } },
    '@media': { [media.forcedColors]: { selectors: { [state]: { borderColor: 'Highlight' } } } },
  }) as const;

/** An inner line that makes the edge of what is chosen stronger, and the usual ring in its place while it has the focus. */
export const strongEdge = { boxShadow: `inset 0 0 0 1px ${vars.color.quietEdge}` } as const;
export const focusGap = { boxShadow: `0 0 0 2px ${vars.color.focusGap}` } as const;

/** The ring of global.css.ts, for a box whose input has the focus. */
const focusRing = { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px', ...focusGap } as const;

/**
 * The ring around a box whose input has the focus, as the value of `@supports`. Browsers without `:has` draw it also where
 * the focus comes from a pointer.
 */
export const ringAroundInput = (ring: Omit<StyleRule, 'selectors' | 'vars'> = focusRing, input = ':focus-visible') => ({
  'selector(:has(*))': { selectors: { [`&:has(${input})`]: ring } },
  'not selector(:has(*))': { selectors: { '&:focus-within': ring } },
});

/** One row of a list that Base UI walks through by keys. */
export const highlightableRow = {
  display: 'flex',
  borderRadius: '8px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.chip,
      color: vars.color.onChip,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-highlighted]': { outlineColor: 'Highlight' } } } },
} as const;

/** The focus ring of a picture whose frame cuts off everything outside. */
export const focusInside = {
  outlineOffset: '-7px',
  boxShadow: `inset 0 0 0 4px ${vars.color.focusGap}, inset 0 0 0 7px ${vars.color.focus}`,
} as const;
