import { style } from '@vanilla-extract/css';
import { lineHeight, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bubbleBox, bubbleMedia, ownBubble as ownColours } from '../../../ui/bubbleBox.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.large, minWidth: 0 });
export const turns = style({ display: 'flex', flexDirection: 'column', gap: space.large });
export const turn = style({ display: 'flex', flexDirection: 'column', gap: space.small });

/** Row with the link to change an answer beside its bubble, or below where there is no room. */
export const own = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.small,
});
export const ownBubble = style({
  ...bubbleBox,
  ...ownColours,
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  lineHeight: lineHeight.text,
  '@media': bubbleMedia,
});
/** Bubble of a question that is still to be answered. */
export const openBubble = style([
  ownBubble,
  { background: 'transparent', color: vars.color.textSoft, borderStyle: 'dashed', borderColor: vars.color.edge },
]);
/** Line breaks in a member's text are preserved. */
export const words = style({ minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const picture = style({
  flex: 'none',
  display: 'block',
  width: '4rem',
  height: '3rem',
  marginInlineStart: '-6px',
  borderRadius: '10px',
  objectFit: 'cover',
});
