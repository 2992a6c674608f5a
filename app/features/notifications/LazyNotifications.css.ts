import { style } from '@vanilla-extract/css';

export const reservedSpace = style({ display: 'inline-flex', visibility: 'hidden' });
