import { style } from '@vanilla-extract/css';
import { fontSize, media, space, touchTarget, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenControl, raisedControl } from '../pressableStyles.ts';

/** Tiles wrap where their words need the room; each row is filled. */
const fitting = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

/** All tiles in one row; the longest words wrap first. */
const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: space.xsmall,
  fontSize: fontSize.small,
});

export const layout = { fitting, bar };

export const root = style({
  ...raisedControl,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxsmall,
  width: '100%',
  minWidth: 0,
  minHeight: touchTarget.main,
  height: '100%',
  padding: `${space.xsmall} 6px`,
  borderRadius: vars.radius.field,
  color: vars.color.quietText,
  fontWeight: 650,
  lineHeight: 1.25,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  transition: `background-color ${transition.fast}, border-color ${transition.fast}`,
  selectors: {
    '&[aria-disabled=true]': { cursor: 'default', background: vars.color.page, borderColor: vars.color.line },
    // The icon is beside the text where both have room.
    [`${fitting} > &`]: {
      flex: '1 1 0',
      flexFlow: 'row wrap',
      alignContent: 'center',
      columnGap: space.xsmall,
      rowGap: '2px',
      padding: '6px',
      width: 'auto',
      minWidth: 'min-content',
      height: 'auto',
      overflowWrap: 'break-word',
      hyphens: 'manual',
    },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'ButtonText' },
    [media.print]: { display: 'none' },
  },
});

/** Tile whose action is done or switched on: filled, with another icon and another text. */
export const on = style({
  ...chosenControl,
  selectors: { '&[aria-disabled=true]': { background: vars.color.chip, borderColor: vars.color.chip } },
});

export const note = style({
  fontSize: fontSize.small,
  fontWeight: 400,
  color: vars.color.textSoft,
  selectors: { [`${fitting} > ${root} > &`]: { flexBasis: '100%' } },
});
