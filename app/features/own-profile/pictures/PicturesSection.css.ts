import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const grid = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.3rem, 100%), 1fr))',
  '@media': {
    [media.tablet]: { gap: space.large, gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.9rem, 100%), 1fr))' },
  },
});
export const slot = style({ minWidth: 0, borderRadius: vars.radius.card });
/** Undo bar that stays in sight wherever on the page a picture was deleted. */
export const undoBar = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(--bottom-bar-height, 0px) + ${space.medium})`,
  zIndex: 2,
  ':empty': { display: 'none' },
});
