import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { visuallyHidden } from '../content/VisuallyHidden.css.ts';
import { raisedControl } from '../pressableStyles.ts';

export const root = style({
  ...raisedControl,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minWidth: '48px',
  maxWidth: '100%',
  minHeight: '48px',
  padding: '6px 12px',
  borderRadius: vars.radius.control,
  fontWeight: 650,
});

const words = { minWidth: 0, overflowWrap: 'break-word' } as const;

/** Disappears where the bar, which is a container, has no room for both; the label is still read out. */
export const collapsing = {
  icon: style({ display: 'inline-flex', '@media': { '(max-width: 399px)': { display: 'none' } } }),
  label: style({
    ...words,
    '@container': {
      '(max-width: 30rem)': visuallyHidden,
      // Beside a bar of links.
      '(max-width: 69rem)': { selectors: { '[data-links] &': visuallyHidden } },
    },
  }),
};
export const alwaysShown = {
  icon: style({ display: 'inline-flex' }),
  label: style(words),
};
