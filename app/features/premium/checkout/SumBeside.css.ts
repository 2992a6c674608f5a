import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cardBox } from '../../../ui/cardBox.ts';
import * as bar from '../SumBar.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xlarge,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', alignItems: 'start' } },
});
/** The card of an order below its details, so that no member presses before the end; beside them in wide windows. */
export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.medium} ${space.xsmall}`,
  ...cardBox,
  padding: `${space.large} ${vars.card.inset}`,
});
/** Card below the content, and in wide windows beside it, where it follows as the page scrolls. */
export const card = style([
  bar.bar,
  {
    '@media': {
      [media.tablet]: { ...cardBox, padding: space.large, rowGap: space.medium },
      [media.desktop]: { position: 'sticky', insetBlockStart: `calc(var(--header-height, 0px) + ${space.large})` },
    },
  },
]);
export const sum = style([
  bar.sum,
  {
    '@media': {
      [media.phone]: { justifyContent: 'flex-end', columnGap: space.xsmall },
      [media.tablet]: { flexBasis: '100%', flexDirection: 'column' },
    },
  },
]);
export const orderSum = style([
  bar.sum,
  { flexDirection: 'column', flexBasis: '100%', '@media': { [media.phone]: { flexBasis: '100%' } } },
]);
const bigAmount = { fontSize: fontSize.heading, fontWeight: 700 };
export const amount = style({ '@media': { [media.tablet]: bigAmount } });
export const orderAmount = style(bigAmount);
export const onlyWide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const terms = style({ color: vars.color.textSoft, overflowWrap: 'anywhere' });
globalStyle(`${terms} strong`, { color: vars.color.text });
export const action = style({ flex: '1 1 100%', minWidth: 0 });
const lock = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  fontSize: fontSize.small,
  color: vars.color.successText,
  fontWeight: 650,
  order: 1,
});
export const encrypted = style([lock, { '@media': { [media.phone]: { order: -1 } } }]);
export const orderEncrypted = lock;
