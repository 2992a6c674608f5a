import { style } from '@vanilla-extract/css';

/** Keeps its place while it is loaded. */
export const place = style({ display: 'inline-flex', minWidth: '48px', minHeight: '48px' });
