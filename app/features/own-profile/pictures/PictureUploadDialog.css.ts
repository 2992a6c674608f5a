import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: space.large });
