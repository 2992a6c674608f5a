import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, target } from '../theme/scale.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.small,
});

/**
 * Breaks its lines before the close button has to leave the first of them; with very large text both get a line. The
 * first line stands level with the button.
 */
export const title = style({
  flex: '1 1 5rem',
  minWidth: 0,
  paddingBlock: `max(0px, calc((${target.main} - ${fontSize.title} * ${lineHeight.heading}) / 2))`,
});
