import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../theme/designTokens.ts';

/** The member's own description, larger than the answers. */
export const description = style({
  maxWidth: '70ch',
  fontSize: fontSize.lead,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
