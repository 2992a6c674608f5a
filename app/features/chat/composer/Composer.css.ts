import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { input } from '../../../ui/fields/Field.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xsmall,
  flex: 'none',
  padding: `${space.small} ${space.medium}`,
  borderTop: `1.5px solid ${vars.color.line}`,
  background: vars.color.raised,
  '@media': {
    [media.desktop]: { padding: `${space.medium} ${space.large}` },
    [media.print]: { display: 'none' },
  },
});
export const field = style([
  input,
  {
    display: 'block',
    resize: 'none',
    // The field scrolls from about seven lines on.
    maxHeight: 'min(12rem, 35dvh)',
    overflowY: 'auto',
    lineHeight: 1.5,
  },
]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
});
export const hint = style({ color: vars.color.textSoft, flex: '1 1 10rem' });
/** Desktops only: the keyboards of phones have no Ctrl key. */
export const keys = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } });
export const action = style({ flex: '0 1 auto', minWidth: 0, marginInlineStart: 'auto' });
