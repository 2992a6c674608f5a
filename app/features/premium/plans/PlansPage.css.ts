import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { barAtBottom, bottomBarHeight } from '../../../ui/layout/stickAtBottom.ts';

/** Choice whose bar stays in reach as long as its cards are in sight. */
export const choice = style({ display: 'flex', flexDirection: 'column', gap: space.medium, minWidth: 0 });

export const benefits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  '@media': {
    [media.phone]: { fontSize: fontSize.small },
    [media.tablet]: { columnGap: space.large, paddingBlockEnd: space.small },
  },
});
export const benefit = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minWidth: 0,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const tick = style({ flex: 'none', color: vars.color.successText });

export const bar = style({
  ...barAtBottom,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  marginInline: '-20px',
  padding: `${space.xsmall} 20px`,
  paddingBlockEnd: `max(${space.small}, env(safe-area-inset-bottom) - ${bottomBarHeight})`,
  '@media': {
    [media.tablet]: {
      position: 'static',
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: space.large,
      marginInline: 0,
      padding: 0,
      background: 'none',
      border: 0,
      boxShadow: 'none',
    },
    [media.print]: { display: 'none' },
  },
});
/** Button that is as wide as the window on phones. */
export const button = style({ '@media': { [media.tablet]: { flex: '0 1 22rem' } } });
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.medium,
  fontWeight: 650,
});
