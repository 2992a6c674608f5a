import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
const hiddenOnDesktop = { [media.desktop]: { display: 'none' } };
/** On desks there is room for all of it, always. */
export const toggle = style({ '@media': hiddenOnDesktop });
export const closed = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const opened = style({ display: 'block' });
