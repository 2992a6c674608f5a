import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { barAtBottom, bottomBarHeight } from '../../ui/layout/stickAtBottom.ts';

/** Bar that stays at the bottom of phones; elsewhere it is where the page has it. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  '@media': {
    [media.phone]: {
      ...barAtBottom,
      marginInline: '-20px',
      padding: `${space.xsmall} 20px`,
      paddingBlockEnd: `max(${space.small}, env(safe-area-inset-bottom) - ${bottomBarHeight})`,
    },
  },
});
/** Row below the prices. */
export const below = style([
  bar,
  {
    '@media': {
      [media.tablet]: { justifyContent: 'flex-end', columnGap: space.large },
      [media.print]: { display: 'none' },
    },
  },
]);
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.medium,
  fontWeight: 650,
  '@media': { [media.phone]: { flex: '1 1 auto' } },
});
/** Button as wide as the window on phones. */
export const action = style({ flex: '1 1 100%', '@media': { [media.tablet]: { flex: '0 1 22rem' } } });
