import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
const hiddenOnDesktop = { [media.desktop]: { display: 'none' } };
/** On desktop there is always room for the content. */
export const toggle = style({ '@media': hiddenOnDesktop });
export const closed = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const opened = style({ display: 'block' });
