import { fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fontSize, media, space, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { dialogFoot, MIN_WINDOW_HEIGHT } from '../layout/dialogFoot.css.ts';
import { visibleInsets } from './avoidKeyboard.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const slide = keyframes({ from: { opacity: 0, transform: 'translateX(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

const box = style({
  maxWidth: 'none',
  padding: 0,
  background: vars.color.raised,
  color: vars.color.text,
  // It inherits from the element around it, which may have small text.
  fontSize: fontSize.body,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': {
      // Backdrops know the properties of the page only from Chrome 122, Firefox 120 and Safari 17.4 on.
      background: fallbackVar(vars.color.backdrop, '#000'),
      opacity: 0.62,
      animation: `${appear} ${transition.medium}`,
    },
  },
  '@media': {
    [media.dark]: { selectors: { '&::backdrop': { opacity: 0.8 } } },
    [media.reducedMotion]: { animationName: appear },
  },
});

const maxWidth = '100vw - 32px - env(safe-area-inset-left) - env(safe-area-inset-right)';
const middle = style([
  box,
  {
    maxHeight: `min(52rem, 100dvh - 32px - ${visibleInsets.top} - ${visibleInsets.bottom})`,
    insetBlock: `${visibleInsets.top} ${visibleInsets.bottom}`,
    margin: 'auto',
    border: `1.5px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    animation: `${rise} ${transition.medium}`,
  },
]);
export const frame = styleVariants({
  dialog: [middle, { width: `min(46rem, ${maxWidth})` }],
  sheet: [
    middle,
    {
      width: `min(30rem, ${maxWidth})`,
      '@media': {
        [media.phone]: {
          width: '100%',
          marginBlockEnd: 0,
          borderInline: 0,
          borderBlockEnd: 0,
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      },
    },
  ],
  drawer: [
    box,
    {
      width: 'min(24rem + env(safe-area-inset-right), 100vw - 40px)',
      height: '100dvh',
      maxHeight: 'none',
      margin: '0 0 0 auto',
      border: 0,
      borderInlineStart: `1.5px solid ${vars.color.line}`,
      animation: `${slide} ${transition.medium}`,
    },
  ],
});

const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
export const inner = styleVariants({
  dialog: [column],
  sheet: [column, { '@media': { [media.phone]: { paddingBlockEnd: 'env(safe-area-inset-bottom)' } } }],
  drawer: [
    column,
    {
      gap: space.medium,
      padding: `${space.medium} calc(${space.medium} + env(safe-area-inset-right)) calc(${space.xlarge} + env(safe-area-inset-bottom)) ${space.medium}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  ],
});

const topBar = style({
  padding: `${space.medium} ${space.large}`,
  borderBottom: `1.5px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingBlock: space.xsmall } },
});
export const header = styleVariants({
  dialog: [topBar],
  sheet: [topBar, { '@media': { [media.phone]: { borderBottom: 0, paddingBottom: 0 } } }],
  drawer: [{ paddingInlineStart: space.small }],
});

const content = style({
  padding: `${space.large} ${space.large} ${space.xlarge}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minHeight: 0,
  // A field that gets the focus does not hide behind the foot, where that is in sight.
  scrollPaddingBlockEnd: `clamp(0px, (100dvh - ${MIN_WINDOW_HEIGHT}) * 999, min(8rem, 40%))`,
});
export const scrollArea = styleVariants({
  dialog: [content],
  // On phones it is no higher than its content needs, so that the page stays in sight.
  sheet: [content, { '@media': { [media.phone]: { paddingBlock: `${space.none} ${space.xsmall}` } } }],
});
globalStyle(`${content}:has(${dialogFoot})`, { '@supports': { 'selector(:has(*))': { paddingBottom: 0 } } });
