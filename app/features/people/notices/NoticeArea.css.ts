import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { ownRadius } from '../../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Area that stays visible at the bottom of a page that is longer than the screen. */
export const root = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(--bottom-bar-height, 0px) + var(--action-bar-height, 0px) + ${space.small})`,
  zIndex: 9,
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  width: '100%',
  maxWidth: '44rem',
  marginInline: 'auto',
  // With large text on a small screen the area itself scrolls, and leaves some of the page visible.
  maxHeight: '70dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.print]: { display: 'none' } },
  selectors: { '&:empty': { display: 'none' } },
});

export const raised = style({ borderRadius: ownRadius('12px'), boxShadow: vars.shadow.high });
