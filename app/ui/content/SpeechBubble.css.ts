import { style } from '@vanilla-extract/css';
import { lineHeight, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { bubbleBox, bubbleMedia, otherBubble } from '../bubbleBox.ts';

/** Row with the avatar at the top of its bubble, where the bubble points; above it where letters are very large. */
export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.small });
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.xxsmall,
  flex: '1 1 9rem',
  minWidth: 0,
});
export const name = style({ color: vars.color.textSoft, fontWeight: 650 });
export const bubble = style({
  ...bubbleBox,
  ...otherBubble,
  borderStartStartRadius: '4px',
  borderEndStartRadius: bubbleBox.borderRadius,
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': bubbleMedia,
});
