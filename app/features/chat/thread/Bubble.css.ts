import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space, touchTarget } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bubbleBox, bubbleMedia, otherBubble, ownBubble } from '../../../ui/bubbleBox.ts';

const root = style({
  ...bubbleBox,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  '@media': { ...bubbleMedia, [media.desktop]: { maxWidth: 'min(78%, 34rem)' } },
});
export const side = styleVariants({
  own: [root, { ...ownBubble, alignSelf: 'flex-end' }],
  theirs: [root, { ...otherBubble, alignSelf: 'flex-start' }],
  unsent: [
    root,
    {
      ...ownBubble,
      alignSelf: 'flex-end',
      color: vars.color.text,
      background: vars.color.raised,
      borderStyle: 'dashed',
      borderColor: vars.color.edge,
    },
  ],
});
/** Line breaks in a member's text are preserved. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: lineHeight.text });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space.small,
  rowGap: space.xxsmall,
  fontSize: fontSize.small,
});
/** Container of the messages, whose widths are in rem, so that large text leaves the room to the times. */
export const messages = createContainer();
/** Button in the line of the time, which it makes no taller: it reaches into the padding and the gap below. */
export const report = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  minHeight: touchTarget.other,
  minWidth: touchTarget.other,
  margin: `-${space.xxsmall} auto -${space.medium} -${space.small}`,
  padding: `${space.xxsmall} ${space.small} ${space.medium}`,
  border: 0,
  background: 'none',
  color: vars.color.textSoft,
  font: 'inherit',
  borderRadius: '4px',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.print]: { display: 'none' } },
});
export const reportWord = style({ '@container': { [`${messages} (width < 15rem)`]: { display: 'none' } } });
export const state = style({ display: 'inline-flex', alignItems: 'center', gap: space.xxsmall });
export const failed = style([state, { color: vars.color.dangerText, fontWeight: 650 }]);
export const locked = style({ display: 'flex', gap: space.xsmall, alignItems: 'flex-start' });
export const requestText = style({ fontWeight: 650 });
export const quote = style({
  margin: 0,
  paddingInlineStart: space.small,
  borderInlineStart: `4px solid ${vars.color.quietEdge}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  overflowWrap: 'anywhere',
});
export const quoted = style({ fontWeight: 650 });
