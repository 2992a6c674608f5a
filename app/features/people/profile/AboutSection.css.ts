import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../theme/designTokens.ts';

/** The member's own description: the words that matter most here. */
export const description = style({
  maxWidth: '70ch',
  fontSize: fontSize.lead,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
