import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { stickAtBottom } from './stickAtBottom.ts';

/** Least height of a window with room for content above the foot; in lower windows the foot scrolls along. */
export const MIN_WINDOW_HEIGHT = '24rem';

/** The foot of a dialog's content. It spans the dialog, padding included. */
export const dialogFoot = style({
  position: 'sticky',
  insetBlockEnd: stickAtBottom('0px', MIN_WINDOW_HEIGHT),
  // Above what content raises within itself, as the frame of a picture.
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  marginInline: `calc(-1 * ${space.large})`,
  padding: `${space.small} ${space.large} ${space.medium}`,
  borderTop: `1.5px solid ${vars.color.line}`,
  background: vars.color.raised,
  // Without :has the padding of the scroll area stays below, where content would show through.
  boxShadow: `0 ${space.xlarge} ${vars.color.raised}`,
  '@media': { [media.print]: { display: 'none' } },
});
