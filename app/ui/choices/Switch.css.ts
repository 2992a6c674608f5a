import { style } from '@vanilla-extract/css';
import { media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.small,
  rowGap: space.xxsmall,
  minHeight: '48px',
  paddingBlock: space.xxsmall,
  cursor: 'pointer',
});
/** Very large text goes below the switch. */
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 7rem',
  minWidth: 0,
  hyphens: 'auto',
});
export const label = style({ fontWeight: 650 });
export const state = style({ color: vars.color.textSoft });

/** A track with a knob: when on, it is filled and the knob is at the other end. */
export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '56px',
  height: '32px',
  margin: 0,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: '16px',
  background: vars.color.raised,
  cursor: 'pointer',
  transition: `background-color ${transition.fast}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: '4px',
    insetInlineStart: '4px',
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    background: vars.color.edge,
    transition: `transform ${transition.fast}`,
  },
  selectors: {
    '&:checked': { background: vars.color.primary, borderColor: vars.color.primary },
    '&:checked::before': { transform: 'translateX(24px)', background: vars.color.onPrimary },
  },
  '@media': {
    [media.forcedColors]: {
      '::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
      selectors: {
        '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
      },
    },
  },
});
