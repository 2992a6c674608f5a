import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cardBox } from '../../../ui/cardBox.ts';
import { portraitWidths } from '../../../ui/layout/CardGrid.css.ts';

/** Card with the picture above the text, or beside it where there is one column and room for that. */
export const root = style({
  ...cardBox,
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  '@container': {
    [portraitWidths.sideways]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 51%) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto',
    },
  },
  '@media': { [media.print]: { breakInside: 'avoid', boxShadow: 'none' } },
});

const wholeRow = { '@container': { [portraitWidths.sideways]: { gridColumn: '1 / -1' } } };
const sides = { paddingInline: space.small } as const;

export const text = style({
  ...sides,
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  flex: 1,
  minWidth: 0,
  paddingBlockStart: space.small,
});
/** Room for a message of the member to the viewer, or a failure; mostly empty. */
export const extra = style({
  ...sides,
  ...wholeRow,
  paddingBlockStart: space.xsmall,
  selectors: { '&:empty': { display: 'none' } },
});
export const actions = style({
  padding: space.small,
  '@container': { [portraitWidths.sideways]: { gridColumn: '1 / -1', paddingBlock: space.xsmall } },
});
/**
 * Style of the third action, which is below the others on all cards if some have no room for three words side by side.
 */
const alone = { flexBasis: '100%' } as const;
globalStyle(`${actions} [role=group] > button:last-of-type`, {
  '@container': { [portraitWidths.two]: alone, [portraitWidths.narrowThree]: alone },
});

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

export const skeletonActions = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: space.xsmall });
