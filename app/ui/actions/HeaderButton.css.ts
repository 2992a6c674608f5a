import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minWidth: '48px',
  maxWidth: '100%',
  minHeight: '48px',
  padding: '6px 12px',
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
});

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Gives way where the bar, which is a container, has no room for both; the word is still read out. */
export const collapsing = {
  icon: style({ display: 'inline-flex', '@media': { '(max-width: 399px)': { display: 'none' } } }),
  word: style({
    '@container': {
      '(max-width: 30rem)': visuallyHidden,
      // Beside a bar of links.
      '(max-width: 69rem)': { selectors: { '[data-links] &': visuallyHidden } },
    },
  }),
};
export const alwaysShown = {
  icon: style({ display: 'inline-flex' }),
  word: style({ minWidth: 0, overflowWrap: 'break-word' }),
};
