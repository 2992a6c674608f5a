import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', aspectRatio: '3 / 2', overflow: 'hidden' });
