import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { cardBox } from '../../ui/cardBox.ts';
import { homeIs, wide } from './homeCompositions.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  minWidth: 0,
  containerType: 'inline-size',
  '@container': { [wide]: { gridArea: 'hero' } },
});
export const kicker = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: '44px',
  fontSize: fontSize.lead,
  fontWeight: 650,
  color: vars.color.quietText,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const box = style({
  ...cardBox,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '@container': {
    '(min-width: 34rem)': {
      selectors: {
        [homeIs('person')]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, min(42%, 25rem)) minmax(0, 1fr)',
          alignItems: 'center',
        },
      },
    },
  },
  selectors: {
    // Without a box, as a cover story.
    [homeIs('magazine')]: { background: 'none', border: 0, boxShadow: 'none', borderRadius: 0 },
  },
});
export const picture = style({
  overflow: 'hidden',
  selectors: { [homeIs('magazine')]: { borderRadius: vars.radius.card } },
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  minWidth: 0,
  padding: space.medium,
  '@container': {
    '(min-width: 34rem)': {
      selectors: { [homeIs('person')]: { gap: space.medium, padding: `${space.large} ${space.xxlarge}` } },
    },
  },
  selectors: { [homeIs('magazine')]: { paddingInline: 0 } },
});
/** The actions, above the link of the name, which is as large as the box. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.large}`,
});
