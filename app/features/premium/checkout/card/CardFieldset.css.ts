import { style } from '@vanilla-extract/css';
import { space } from '../../../../theme/designTokens.ts';

export const brand = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.small });
