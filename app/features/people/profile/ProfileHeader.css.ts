import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cardBox } from '../../../ui/cardBox.ts';
import { portraitHeightOnPhones, portraitPosition } from '../../../ui/content/PortraitImage.css.ts';
import { focusInside } from '../../../ui/pressableStyles.ts';

export const root = style({
  position: 'relative',
  ...cardBox,
  overflow: 'hidden',
});
/** Banner behind the portrait, which it frames; it takes no room of its own on phones. */
export const banner = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'block',
  width: '100%',
  height: '9rem',
  objectFit: 'cover',
  background: vars.color.chip,
  '@media': { [media.tablet]: { height: '11rem' } },
});
export const inner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  padding: space.small,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.large,
      alignItems: 'start',
      padding: space.large,
      paddingBlockStart: '3rem',
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)', columnGap: space.xlarge },
  },
});
export const portrait = style({
  minWidth: 0,
  borderRadius: vars.radius.field,
  border: `3px solid ${vars.color.raised}`,
  background: vars.color.raised,
  boxShadow: vars.shadow.low,
  overflow: 'hidden',
});
/** Button as large as the portrait. */
export const openButton = style({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.onChip,
  cursor: 'zoom-in',
  ':focus-visible': focusInside,
});
/** The actions, below the portrait on wide screens and below the text on phones, where they are in a bar if it fits. */
export const actions = style({ '@media': { [media.tablet]: { gridColumn: 1, gridRow: 2 } } });
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  paddingInline: space.xxsmall,
  '@media': {
    // Below the banner.
    [media.tablet]: { gridColumn: 2, gridRow: '1 / span 2', paddingBlockStart: '9.5rem' },
  },
});
export const ownWords = style({
  maxWidth: '60ch',
  fontSize: fontSize.lead,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
/** Box as tall as the portrait. */
export const loading = style({
  background: vars.color.skeleton,
  objectPosition: portraitPosition,
  aspectRatio: '4 / 5',
  '@media': { [media.phone]: { aspectRatio: 'auto', height: portraitHeightOnPhones } },
});
/** Parts that are hidden on phones, so that the rest of the profile is nearer. */
export const notOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } });
