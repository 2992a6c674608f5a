import { style } from '@vanilla-extract/css';

export const mark = style({ width: '4rem', height: '4rem', flex: 'none', borderRadius: '14px' });
