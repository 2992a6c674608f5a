import { style } from '@vanilla-extract/css';
import { lineHeight, space } from '../../../theme/designTokens.ts';
import { bubbleBox, bubbleMedia, ownBubble as ownColours } from '../../../ui/bubbleBox.ts';

/** Turn with its message, the answer to it and the reason. Message and reason take the focus when they appear. */
export const turn = style({ display: 'flex', flexDirection: 'column', gap: space.small, minWidth: 0 });
/** Part that is in sight with the buttons below it. */
export const part = style({ borderRadius: '18px', scrollMarginBlock: `${space.large} 9rem` });
export const reason = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall });
export const ownBubble = style({
  ...bubbleBox,
  ...ownColours,
  alignSelf: 'flex-end',
  lineHeight: lineHeight.text,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': bubbleMedia,
});
/** Both answers are equal: side by side in the same width, or below each other. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space.small,
});
export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  paddingInlineStart: '1.4em',
  listStyleType: 'decimal',
});
