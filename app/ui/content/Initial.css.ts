import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** Sizes within it are those of the container, so that a letter fits a small circle and a large portrait alike. */
const root = style({
  position: 'absolute',
  inset: 0,
  containerType: 'size',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  '::before': {
    content: '""',
    position: 'absolute',
    pointerEvents: 'none',
    border: 'var(--portrait-frame)',
    opacity: 0.5,
  },
});

const first = style({ background: vars.color.chip, color: vars.color.onChip });
const second = style({ background: vars.color.accentChip, color: vars.color.onAccentChip });
export const tone = { female: `${root} ${first}`, male: `${root} ${second}`, team: `${root} ${first}` };

/** Selectors of the two frames: an oval, and a rounded square. */
const oval = `${first}&::before`;
const square = `${second}&::before`;
export const frame = styleVariants({
  round: {
    selectors: {
      [oval]: { inset: '5cqmin', borderRadius: '50%' },
      [square]: { inset: '15cqmin', borderRadius: '32%' },
    },
  },
  portrait: {
    justifyContent: 'flex-start',
    selectors: {
      [oval]: { insetInline: '20cqi', top: '14cqb', height: '46cqb', borderRadius: '50%' },
      [square]: { insetInline: '22cqi', top: '15cqb', height: '44cqb', borderRadius: '18%' },
    },
  },
});

const glyph = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
export const letter = style([glyph, { fontSize: '42cqmin' }]);
export const letterInFrame = style([
  glyph,
  { display: 'grid', placeItems: 'center', marginBlockStart: '14cqb', height: '46cqb', fontSize: '34cqmin' },
]);
/** Words below the initial, where there is room for them. */
export const words = style({
  display: 'none',
  marginBlockStart: '6cqb',
  paddingInline: space.xsmall,
  textAlign: 'center',
  '@container': { '(width >= 13rem)': { display: 'block' } },
});
