import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.large, minWidth: 0 });
