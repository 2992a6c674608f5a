import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bubbleBox, bubbleMedia, otherBubble } from '../../../ui/bubbleBox.ts';

/** The bubble of the conversation, with larger words. */
export const root = style({
  ...bubbleBox,
  ...otherBubble,
  background: vars.color.raised,
  maxWidth: '100%',
  margin: 0,
  fontSize: fontSize.title,
  lineHeight: lineHeight.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': bubbleMedia,
});
