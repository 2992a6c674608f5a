import { style } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';

/** Header without a box of its own, because a sticky header sticks only within the box around it. */
export const header = style({ display: 'contents' });
/** Room for a toast at the top of a phone (useToastRoomAtTop). */
export const toastRoom = style({ height: 'var(--toast-room, 0px)' });
export const hiddenOnMobile = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } });
