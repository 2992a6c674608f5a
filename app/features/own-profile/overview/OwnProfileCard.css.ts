import { style } from '@vanilla-extract/css';
import { lineHeight, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cardBox } from '../../../ui/cardBox.ts';

export const root = style({
  overflow: 'hidden',
  ...cardBox,
});
export const banner = style({
  display: 'block',
  width: '100%',
  height: 'clamp(7rem, 20vw, 13rem)',
  objectFit: 'cover',
  background: vars.color.chip,
});
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.large,
  padding: `0 ${space.large} ${space.large}`,
});
/** Portrait that overlaps the background. */
export const portrait = style({
  position: 'relative',
  flex: 'none',
  alignSelf: 'flex-start',
  marginTop: '-3.5rem',
  borderRadius: '50%',
  border: `5px solid ${vars.card.ground}`,
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  flex: '1 1 16rem',
  minWidth: 0,
  '@media': { [media.tablet]: { paddingTop: space.medium } },
});
/** Three buttons of the skeleton, one below the other on narrow screens. */
export const waitingButtons = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});
export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '1.5rem',
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
