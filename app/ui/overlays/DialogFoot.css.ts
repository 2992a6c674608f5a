import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/designTokens.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });

/** On phones the buttons fill their lines. */
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
