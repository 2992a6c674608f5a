import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { tone } from '../../../ui/actions/Button.css.ts';
import { input } from '../../../ui/fields/Field.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  flex: 'none',
  // The field and its button stay in sight, whatever is above them, unless the text is too large for the window.
  position: 'sticky',
  bottom: 'var(--composer-bottom, min(0px, (100dvh - 30rem) * 100))',
  zIndex: 2,
  padding: `${space.xsmall} ${space.small} max(${space.small}, env(safe-area-inset-bottom))`,
  borderTop: `1.5px solid ${vars.color.line}`,
  background: vars.color.raised,
  '@media': {
    [media.desktop]: { position: 'static', padding: `${space.medium} ${space.large}` },
    [media.print]: { display: 'none' },
  },
});
/** The height of the field and of the button beside it. */
const ONE_LINE = 'max(56px, 1.5rem + 24px)';
/** Row that wraps, because large letters leave no room for both side by side. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.xsmall });
/**
 * Box as high as the text: the field and its mirror, which has the same text, are in the same place. `field-sizing`
 * would need no mirror, but none of the oldest browsers has it.
 */
export const growing = style({ display: 'grid', flex: '1 1 7.5rem', minWidth: 0 });
const box = style([
  input,
  {
    display: 'block',
    gridArea: '1 / 1',
    // Five lines with padding and borders; from then on the field scrolls, and earlier in a low window.
    maxHeight: 'min(5 * 1.5em + 24px, 0.3 * var(--shown-height, 100dvh))',
    // The style sheet of fields may be loaded later than this one.
    selectors: {
      '&&': {
        minHeight: ONE_LINE,
        lineHeight: 1.5,
      },
    },
  },
]);
export const field = style([box, { resize: 'none', overflowY: 'auto' }]);
export const mirror = style([
  box,
  {
    visibility: 'hidden',
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    // The space makes room for a last line without letters.
    '::after': { content: "attr(data-text) ' '" },
    selectors: { '[aria-invalid=true] + &': { borderWidth: '3px', paddingInline: '15px' } },
  },
]);
/** Button with the word below the icon on phones, which leaves more of the row to the field. */
export const send = style([
  tone.primary,
  {
    flexDirection: 'column',
    flex: '0 0 auto',
    gap: 0,
    minHeight: ONE_LINE,
    padding: `4px ${space.small}`,
    fontSize: fontSize.small,
    lineHeight: 1.2,
    '@media': {
      [media.desktop]: { flexDirection: 'row', gap: space.xsmall, padding: `10px ${space.large}`, fontSize: '1rem' },
    },
  },
]);
export const hint = style({ color: vars.color.textSoft });
/** Hint for desktops only, because the keyboards of phones have no Ctrl key. */
export const keys = style([hint, { display: 'none', '@media': { [media.desktop]: { display: 'block' } } }]);
