import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { lookProperty } from '../../theme/lookProperty.ts';
import { vars } from '../../theme/vars.css.ts';
import { cardBox } from '../../ui/cardBox.ts';
import { barAtBottom, bottomBarHeight, stickAtBottom } from '../../ui/layout/stickAtBottom.ts';

/** Card with a narrower padding on phones, which leaves the steppers room for their words. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  padding: `${space.medium} ${lookProperty('card-inset', space.medium)}`,
  ...cardBox,
  '@media': { [media.tablet]: { padding: `${space.large} ${vars.card.inset}` } },
});

/** Line that has its height before the number is there, so that the cards below do not move. */
export const effect = style({
  display: 'flex',
  gap: space.xsmall,
  minHeight: '1.55em',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** Bar with Save, which stays in reach wherever on the page a preference is changed. */
export const bar = style({
  ...barAtBottom,
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  marginInline: '-20px',
  padding: `${space.small} 20px`,
  paddingBottom: `max(${space.small}, env(safe-area-inset-bottom) - ${bottomBarHeight})`,
  '@media': {
    [media.tablet]: {
      border: `1.5px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      insetBlockEnd: stickAtBottom(`${bottomBarHeight} + ${space.medium}`),
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginInline: 0,
      padding: `${space.medium} ${space.large}`,
      boxShadow: vars.shadow.high,
    },
  },
});
export const count = style({ minWidth: 0, ':empty': { display: 'none' } });
export const countText = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  fontWeight: 650,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const difference = style({ color: vars.color.textSoft });
export const save = style({ flexShrink: 0, '@media': { [media.tablet]: { marginInlineStart: 'auto' } } });
