import { styleVariants } from '@vanilla-extract/css';

/** Widths of the expected text, so that the field shows how long that is. */
export const width = styleVariants({
  full: {},
  number: { maxWidth: '20rem' },
  expiry: { maxWidth: '10rem' },
  code: { maxWidth: '8rem' },
});
