import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { cardBox } from '../../ui/cardBox.ts';

export const root = style({ ...cardBox, overflow: 'hidden', minWidth: 0, paddingBlockEnd: space.small });
// Lower than the portrait of the day beside it.
globalStyle(`${root} [data-face]`, { aspectRatio: '1 / 1' });
