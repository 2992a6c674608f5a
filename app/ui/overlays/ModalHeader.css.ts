import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, touchTarget } from '../../theme/designTokens.ts';

/** Where both do not fit into one line, the close button is above the title. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.small}`,
});

/** Its first line is level with the button. On small screens it is not squeezed beside the button. */
export const title = style({
  flex: '1 1 auto',
  minWidth: 0,
  maxWidth: '100%',
  paddingBlock: `max(0px, calc((${touchTarget.main} - ${fontSize.title} * ${lineHeight.heading}) / 2))`,
  '@media': { '(min-width: 37.5em)': { flexBasis: '12rem' } },
});
export const close = style({ display: 'flex', minWidth: 0, maxWidth: '100%', marginInlineStart: 'auto' });
