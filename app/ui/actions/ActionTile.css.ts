import { style } from '@vanilla-extract/css';
import { media, space, touchTarget, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The main action on a line of its own, above the others. */
const stacked = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxsmall });

/** The main action beside the others, as long as its words have room. */
const bar = style({ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', gap: space.xxsmall });

export const layout = { stacked, bar };

export const main = style({
  minWidth: 0,
  selectors: {
    [`${stacked} > &`]: { flex: '1 1 100%' },
    [`${bar} > &`]: { flex: '1 1 6rem' },
  },
});

/** Quiet tile without a frame; all of a group are in one row, unless the text is very large. */
export const root = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minWidth: touchTarget.main,
  maxWidth: '100%',
  minHeight: '3.25rem',
  padding: `${space.xxsmall} 2px`,
  border: '2px solid transparent',
  borderRadius: vars.radius.field,
  background: 'none',
  color: vars.color.quietText,
  // As the words of the bar at the bottom of phones.
  fontSize: 'max(16px, 0.8rem)',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${transition.fast}`,
  ':hover': { background: vars.color.quietHover },
  selectors: {
    '&[aria-disabled=true]': { cursor: 'default', background: 'none' },
    [`${bar} > &`]: { flexGrow: 0 },
  },
  '@media': { [media.forcedColors]: { color: 'ButtonText' }, [media.print]: { display: 'none' } },
});

/** Tile whose action is done or switched on, which another icon shows, too. */
export const on = style({ fontWeight: 750 });

export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
