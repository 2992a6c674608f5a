import { style } from '@vanilla-extract/css';

export const place = style({ display: 'inline-flex', visibility: 'hidden' });
