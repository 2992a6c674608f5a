import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { cardBox } from '../../ui/cardBox.ts';
import { barAtBottom, bottomBarHeight } from '../../ui/layout/stickAtBottom.ts';

/** Bar that stays at the bottom of phones; elsewhere it is where the page has it. */
const bar = style({
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
    [media.print]: { display: 'none' },
  },
});
/** Row below the prices. */
export const below = style([
  bar,
  { '@media': { [media.tablet]: { justifyContent: 'flex-end', columnGap: space.large } } },
]);
/** Card below the content, and in wide windows beside it, where it follows as the page scrolls. */
export const beside = style([
  bar,
  {
    '@media': {
      [media.tablet]: { ...cardBox, padding: space.large, rowGap: space.medium },
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(var(--header-height, 0px) + ${space.large})`,
        flexDirection: 'column',
        alignItems: 'stretch',
      },
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
export const sumBeside = style([
  sum,
  {
    '@media': {
      [media.phone]: { justifyContent: 'flex-end', columnGap: space.xsmall },
      [media.tablet]: { flex: '1 1 100%' },
      [media.desktop]: { flexDirection: 'column' },
    },
  },
]);
export const amount = style({ '@media': { [media.tablet]: { fontSize: fontSize.heading, fontWeight: 700 } } });
export const onlyWide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const terms = style({ fontSize: fontSize.small, color: vars.color.textSoft, overflowWrap: 'anywhere' });
/** Button with what belongs to it, as wide as the window on phones. */
export const action = style({
  flex: '1 1 100%',
  minWidth: 0,
  selectors: { [`${below} &`]: { '@media': { [media.tablet]: { flex: '0 1 22rem' } } } },
});
export const encrypted = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  fontSize: fontSize.small,
  color: vars.color.successText,
  fontWeight: 650,
  '@media': { [media.phone]: { order: -1 }, [media.tablet]: { order: 1 } },
});
/** Content with the bar beside it. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xlarge,
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 21rem)',
      alignItems: 'start',
    },
  },
});
export const content = style({ display: 'flex', flexDirection: 'column', gap: space.xlarge, minWidth: 0 });
