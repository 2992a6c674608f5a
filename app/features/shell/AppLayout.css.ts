import { style } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';

/** No box of its own: a sticky header sticks only within the box around it. */
export const header = style({ display: 'contents' });
/** For a toast at the top of a phone (useTopInset). */
export const toastRoom = style({ height: 'var(--toast-room, 0px)' });
export const hiddenOnMobile = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } });
