import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

/** Frame that fills the window, so that the bar is at its bottom. */
export const root = style({ display: 'flex', flexDirection: 'column', flex: '1 0 auto', minWidth: 0 });
export const content = style({ flex: '1 0 auto', minWidth: 0 });
/** Frame in a dialog, as high as its content. */
export const inDialog = style({ display: 'flex', flexDirection: 'column', gap: space.large, minWidth: 0 });
