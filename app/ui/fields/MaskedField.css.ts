import { styleVariants } from '@vanilla-extract/css';

/** As wide as the expected text, so that the width shows how much that is. */
export const width = styleVariants({
  full: {},
  number: { maxWidth: '20rem' },
  expiry: { maxWidth: '10rem' },
  code: { maxWidth: '8rem' },
});
