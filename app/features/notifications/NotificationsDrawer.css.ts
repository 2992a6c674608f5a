import { style } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.small });
/** Aligned with the title of the drawer. */
export const aside = style({ paddingInline: space.small });
