import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { raisedControl } from '../pressableStyles.ts';

/** Row whose buttons stay in their place, however long the number is. */
const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.xsmall,
  alignItems: 'center',
  width: '100%',
  marginInline: 'auto',
});
export const size = styleVariants({
  medium: [root, { maxWidth: '15rem' }],
  large: [root, { maxWidth: '22rem' }],
});

export const button = style({
  ...raisedControl,
  display: 'grid',
  placeItems: 'center',
  width: touchTarget.main,
  height: touchTarget.main,
  padding: 0,
  borderRadius: '50%',
  color: vars.color.quietText,
  touchAction: 'manipulation',
  selectors: { '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } },
});

/** The buttons do not grow with the text, which needs the room between them. */
globalStyle(`${button} > svg`, { maxWidth: '28px', maxHeight: '28px' });

const number = style({
  display: 'grid',
  alignItems: 'center',
  textAlign: 'center',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'balance',
  selectors: {
    '&[data-longest]::after': { content: 'attr(data-longest)', gridArea: '1 / 1', visibility: 'hidden' },
  },
});
export const value = styleVariants({
  medium: [number, { fontSize: fontSize.heading }],
  large: [number, { fontSize: fontSize.page }],
});
/** Text that is laid over the longest text. */
export const text = style({ gridArea: '1 / 1' });
