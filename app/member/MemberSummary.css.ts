import { style } from '@vanilla-extract/css';
import { space } from '../theme/designTokens.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.medium });
export const words = style({ flex: '1 1 8rem', minWidth: 0 });
