import { style } from '@vanilla-extract/css';

/** Icon sized in rem, so that it grows with the text beside it. */
export const icon = style({ display: 'block', flex: 'none', width: '2.5rem', height: 'auto' });
