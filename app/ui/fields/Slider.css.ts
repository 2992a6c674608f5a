import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { ringAroundInput } from '../pressableStyles.ts';

const thumbSize = '48px';

/** Slider that is at most as wide as the map of a distance. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
  minWidth: 0,
  width: '100%',
  maxWidth: '44rem',
});

export const picture = style({ position: 'relative' });
/** Number at the top of its picture. */
export const onPicture = style({
  position: 'absolute',
  insetBlockStart: space.small,
  insetInline: space.small,
  maxWidth: '22rem',
  marginInline: 'auto',
  padding: space.xxsmall,
  border: `1.5px solid ${vars.color.line}`,
  borderRadius: '2rem',
  background: vars.color.raised,
});

/** Control with half a thumb of padding at either end, so that no thumb leaves the field. */
export const control = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: thumbSize,
  paddingInline: `calc(${thumbSize} / 2)`,
  cursor: 'pointer',
  touchAction: 'pan-y',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    height: '14px',
    borderRadius: '7px',
    background: vars.color.chip,
    border: `1.5px solid ${vars.color.edge}`,
  },
});

export const track = style({ width: '100%', height: '14px' });
export const indicator = style({
  background: vars.color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** Indicator that fills the padding before the start as well. */
export const indicatorFromStart = style({
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '100%',
    width: `calc(${thumbSize} / 2)`,
    borderStartStartRadius: '7px',
    borderEndStartRadius: '7px',
    background: 'inherit',
  },
});

export const thumb = style({
  width: thumbSize,
  height: thumbSize,
  borderRadius: '50%',
  // The transparent edge makes the touch target larger than what is visible.
  border: '6px solid transparent',
  background: `radial-gradient(circle, ${vars.color.raised} 0 8px, ${vars.color.primary} 8.5px) padding-box`,
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  // The ring is around the thumb: with two thumbs, a ring around the track would not show which one has the focus.
  '@supports': ringAroundInput({
    borderColor: vars.color.focus,
    boxShadow: `inset 0 0 0 3px ${vars.color.focusGap}`,
    '@media': { [media.forcedColors]: { borderColor: 'Highlight', boxShadow: 'inset 0 0 0 3px Canvas' } },
  }),
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'radial-gradient(circle, Canvas 0 8px, ButtonText 8.5px) padding-box',
    },
  },
});

/** Marks, of which the middle ones have room only on wide fields. */
export const marks = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space.medium,
  color: vars.color.textSoft,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const mark = style({ selectors: { '&:last-child': { textAlign: 'end' } } });
export const middleMark = style({
  display: 'none',
  '@container': {
    '(min-width: 30rem)': { display: 'block', position: 'absolute', insetBlockStart: 0, translate: '-50%' },
  },
  // The position of a thumb at the value.
  insetInlineStart: `calc(${thumbSize} / 2 + var(--part) * (100% - ${thumbSize}))`,
});

/** The two numbers of a range: one below the other where they have no room in a row. */
export const numbers = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
});
export const number = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 });
export const label = style({ fontWeight: 650, textAlign: 'center' });
