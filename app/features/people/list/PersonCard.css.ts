import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cardBox } from '../../../ui/cardBox.ts';

/** Card with the picture at its head, the name below it, and the actions at its foot. */
export const root = style({
  ...cardBox,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  '@media': { [media.print]: { breakInside: 'avoid', boxShadow: 'none' } },
});

const sides = { paddingInline: space.small } as const;

export const text = style({
  ...sides,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  flex: 1,
  minWidth: 0,
  paddingBlockStart: space.xsmall,
});
/** Room for a message of the member to the viewer, or a failure; mostly empty. */
export const extra = style({
  ...sides,
  paddingBlockStart: space.xsmall,
  selectors: { '&:empty': { display: 'none' } },
});
export const actions = style({ padding: `${space.small} ${space.small} ${space.xxsmall}` });

/** A fact about the person and the viewer: an icon and a word or two. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6px',
  overflowWrap: 'anywhere',
  fontSize: fontSize.small,
  lineHeight: 1.3,
  color: vars.color.textSoft,
});
