import { style } from '@vanilla-extract/css';

/** Fields of one width, which a card number fills. */
export const fields = style({ maxWidth: '26rem' });
