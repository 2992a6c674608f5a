import { style } from '@vanilla-extract/css';

/** Line that is as high as its longest text, so that the options below stay in their place. */
export const remaining = style({
  display: 'grid',
  selectors: {
    '&[data-longest]::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
  },
});
export const remainingText = style({ gridArea: '1 / 1' });
