import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { plainCardBox } from '../cardBox.ts';

const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: 'clamp(16px, 5vw, 24px)',
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
  pictured: [
    frame,
    { containerType: 'inline-size', width: '100%', gap: `${space.medium} ${space.xlarge}`, ...plainCardBox },
  ],
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
/** Picture beside the text where there is room, otherwise above it, and low so that the text is in sight. */
export const picture = style({
  flex: 'none',
  width: 'min(100%, clamp(9rem, 34cqi, 19rem))',
  ':empty': { display: 'none' },
});
const column = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.medium,
  minWidth: 0,
} as const;
export const text = style({
  ...column,
  flex: '1 1 16rem',
  // One long word must not make the column wider than its frame.
  overflowWrap: 'anywhere',
});
export const words = style(column);
export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
});
