import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, media, space, touchTarget } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cardBox } from '../../../ui/cardBox.ts';
import { focusInside } from '../../../ui/pressableStyles.ts';

export const card = style({ ...cardBox, display: 'flex', flexDirection: 'column', height: '100%', minWidth: 0 });
export const dragState = styleVariants({
  dragged: { position: 'relative', zIndex: 3, boxShadow: vars.shadow.high, pointerEvents: 'none' },
  /** Place where the picture would be put. */
  target: { outline: `4px dashed ${vars.color.quietEdge}`, outlineOffset: '2px' },
});
/** Frame in the shape of the pictures on cards. */
export const frame = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: `calc(${vars.radius.card} - 1.5px) calc(${vars.radius.card} - 1.5px) 0 0`,
  background: vars.color.chip,
  color: vars.color.onChip,
});
/** Button that opens all of the picture. */
export const open = style({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  ':focus-visible': focusInside,
});
export const draggable = style({ cursor: 'grab' });
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Faces are in the upper part of pictures.
  objectPosition: '50% 25%',
});
export const missing = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.small,
  height: '100%',
  padding: space.small,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
const onPicture = style({
  position: 'absolute',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: vars.color.raised,
  color: vars.color.text,
  fontWeight: 650,
});
export const place = style([
  onPicture,
  {
    insetBlockStart: space.xsmall,
    insetInlineStart: space.xsmall,
    minWidth: '2em',
    height: '2em',
    borderRadius: '1em',
    fontSize: fontSize.small,
    fontVariantNumeric: 'tabular-nums',
    // The picture below is pressed.
    pointerEvents: 'none',
  },
]);
export const arriving = style([
  onPicture,
  { insetInline: 0, insetBlockEnd: 0, padding: space.xsmall, border: 0, fontSize: fontSize.small },
]);
/** The mark of the profile picture and the menu, one below the other on phones. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxsmall,
  padding: space.xsmall,
});
export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  position: 'relative',
  width: '100%',
  minHeight: touchTarget.main,
  aspectRatio: '4 / 5',
  // In one column it would be as high as the window.
  maxHeight: '11rem',
  padding: space.xxsmall,
  border: `2px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.card,
  background: 'transparent',
  color: vars.color.quietText,
  fontWeight: 650,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
  '@media': { [media.tablet]: { maxHeight: '15rem' }, [media.forcedColors]: { borderColor: 'ButtonText' } },
});
