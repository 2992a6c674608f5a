import { styleVariants } from '@vanilla-extract/css';

/** As wide as what belongs into it, so that the width says how much that is. */
export const width = styleVariants({
  full: {},
  number: { maxWidth: '20rem' },
  expiry: { maxWidth: '10rem' },
  code: { maxWidth: '8rem' },
});
