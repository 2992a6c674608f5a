import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { plainCardBox } from '../cardBox.ts';

const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: space.large,
});
export const root = styleVariants({
  small: [
    frame,
    {
      gap: space.large,
      background: vars.color.raised,
      border: `1.5px dashed ${vars.color.edge}`,
      borderRadius: vars.radius.card,
    },
  ],
  pictured: [frame, { gap: `${space.large} ${space.xlarge}`, ...plainCardBox }],
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.chip,
  color: vars.color.onChip,
});
/** Picture beside the text where there is room, otherwise above it. */
export const picture = style({ flex: '0 1 19rem', minWidth: 'min(100%, 12rem)', ':empty': { display: 'none' } });
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.medium,
  flex: '1 1 16rem',
  minWidth: 0,
  // One long word must not make the column wider than its frame.
  overflowWrap: 'anywhere',
});
export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
});
