import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

export const grid = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
});
/** Stays in sight wherever on the page a picture was deleted. */
export const undoBar = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(--bottom-bar-height, 0px) + ${space.medium})`,
  zIndex: 2,
  ':empty': { display: 'none' },
});
