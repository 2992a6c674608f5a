import { style } from '@vanilla-extract/css';
import { media, space, touchTarget } from '../../theme/designTokens.ts';
import { barAtBottom, bottomBarHeight } from './stickAtBottom.ts';

/** Bar as wide as the window and always equally high, so that its buttons are at one place on every page. */
export const root = style({
  ...barAtBottom,
  paddingBlockStart: '6px',
  paddingBlockEnd: `max(6px, env(safe-area-inset-bottom) - ${bottomBarHeight})`,
  '@media': {
    [media.tablet]: {
      paddingBlockStart: space.small,
      paddingBlockEnd: `max(${space.small}, env(safe-area-inset-bottom))`,
    },
    [media.print]: { display: 'none' },
  },
});

/** Row that wraps where the words do not fit side by side. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space.small,
  '@media': { [media.tablet]: { columnGap: space.large } },
});

/** Way back, the arrow of which is in line with the page's edge. */
export const back = style({ marginInlineStart: `-${space.small}`, marginInlineEnd: 'auto' });

/** Note in a row above the others, which takes no room while it is empty. */
export const note = style({ order: -2, flexBasis: '100%', minWidth: 0, textAlign: 'end' });

/** Lesser way on: on phones in a row above the others, which takes no room while it is empty. */
export const beside = style({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space.medium,
  flexBasis: '100%',
  minWidth: 0,
  '@media': { [media.tablet]: { order: 0, flex: '0 1 auto' } },
});

/** Way on, on phones with room for a button of two lines. */
export const forward = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flex: '1 1 7rem',
  minWidth: 0,
  minHeight: 'calc(2.6rem + 24px)',
  textAlign: 'end',
  lineHeight: 1.3,
  '@media': { [media.tablet]: { flex: '0 1 auto', minHeight: `max(${touchTarget.main}, 1.3rem + 24px)` } },
});
