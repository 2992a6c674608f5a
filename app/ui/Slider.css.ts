import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import { media, space, target } from '../theme/scale.ts';
import { vars } from '../theme/vars.css.ts';

const thumbSize = '48px';
/** Where the filled part begins and ends, as a share of the way that the thumbs go. */
export const from = createVar();
export const to = createVar();

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.medium, minWidth: 0 });
export const shown = style({
  textAlign: 'center',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: '1.67rem',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
export const label = style({ fontWeight: 650 });
export const slide = style({ position: 'relative', height: thumbSize });

/** The thumbs' centres stay half a thumb inside the ends; so does the line between them. */
const along = (share: string) => `calc(${thumbSize} / 2 + (100% - ${thumbSize}) * ${share})`;

export const track = style({
  position: 'absolute',
  insetInline: 0,
  top: '50%',
  height: '14px',
  transform: 'translateY(-50%)',
  borderRadius: '7px',
  background: vars.color.chip,
  border: `1.5px solid ${vars.color.edge}`,
  overflow: 'hidden',
});
export const filled = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: along(from),
  width: `calc((100% - ${thumbSize}) * (${to} - ${from}))`,
  background: vars.color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** From the very beginning of the line. */
export const filledFromStart = style({ insetInlineStart: 0, width: along(to) });

const thumb: StyleRule = {
  WebkitAppearance: 'none',
  appearance: 'none',
  width: thumbSize,
  height: thumbSize,
  boxSizing: 'border-box',
  borderRadius: '50%',
  // The see-through edge makes the finger's target larger than what is seen.
  border: '6px solid transparent',
  background: `radial-gradient(circle, ${vars.color.raised} 0 8px, ${vars.color.primary} 8.5px) padding-box`,
  pointerEvents: 'auto',
  cursor: 'grab',
};
const ring: StyleRule = { boxShadow: `inset 0 0 0 3px ${vars.color.focusGap}`, borderColor: vars.color.focus };

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: thumbSize,
  margin: 0,
  background: 'transparent',
  WebkitAppearance: 'none',
  appearance: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-runnable-track': { height: thumbSize, background: 'transparent' },
    '&::-moz-range-track': { height: thumbSize, background: 'transparent' },
    '&::-webkit-slider-thumb': thumb as object,
    '&::-moz-range-thumb': thumb as object,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    // The ring belongs round the thumb: of two sliders over each other nobody could tell which one has the focus.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::-webkit-slider-thumb': ring as object,
    '&:focus-visible::-moz-range-thumb': ring as object,
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** Of two over each other only the thumbs can be caught. */
export const paired = style({ pointerEvents: 'none' });
export const above = style({ zIndex: 1 });

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: `-${space.small}`,
  color: vars.color.textSoft,
  fontVariantNumeric: 'tabular-nums',
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
export const mark = style({
  flex: '1 0 auto',
  minHeight: target.other,
  minWidth: target.other,
  padding: `6px ${space.small}`,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  background: vars.color.raised,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
  selectors: {
    '&[aria-pressed=true]': {
      background: vars.color.chip,
      color: vars.color.onChip,
      borderColor: vars.color.quietEdge,
      fontWeight: 650,
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
      textDecorationThickness: '2px',
    },
  },
});
export const steppers = style({
  display: 'grid',
  gap: space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
});
export const hint = style({ color: vars.color.textSoft });
