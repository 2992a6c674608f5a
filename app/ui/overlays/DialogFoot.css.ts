import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

/** Buttons fill their lines on phones. */
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
