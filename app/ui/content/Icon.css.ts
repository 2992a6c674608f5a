import { style, styleVariants } from '@vanilla-extract/css';

const root = style({ flex: 'none' });

export const size = styleVariants(
  { tiny: '0.8em', small: '1.25rem', medium: '1.5rem', large: '2rem', huge: '3rem' },
  (side) => [root, { width: side, height: side }],
);
