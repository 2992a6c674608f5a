import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/scale.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
const desktop = { [media.desktop]: { display: 'none' } };
/** On desks there is room for all of it, always. */
export const switchOnPhones = style({ '@media': desktop });
export const closed = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const opened = style({ display: 'block' });
