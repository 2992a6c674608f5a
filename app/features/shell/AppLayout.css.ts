import { style } from '@vanilla-extract/css';
import { media } from '../../theme/designTokens.ts';

export const root = style({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
export const main = style({ flex: '1 0 auto', display: 'flex', flexDirection: 'column', minWidth: 0 });

/** No box of its own: a sticky header sticks only within the box around it. */
export const header = style({ display: 'contents' });
export const hiddenOnMobile = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } });
