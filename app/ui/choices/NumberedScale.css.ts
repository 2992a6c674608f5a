import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, lineHeight, space, touchTarget } from '../../theme/designTokens.ts';
import { option } from './OptionList.css.ts';

export const root = style({ containerType: 'inline-size', minWidth: 0 });

/** Room for seven columns; large text has none. */
const wide = '(min-width: 32rem)';

const rows = style({ display: 'grid', gap: space.xsmall });
export const scale = styleVariants({
  rows: [rows],
  columns: [rows, { '@container': { [wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } } }],
});

const row = style([option, { minHeight: touchTarget.main, paddingBlock: '8px' }]);
const column = style({
  // What is beside the scale has a row of its own.
  selectors: { '&:nth-child(n + 8)': { gridColumn: '1 / -1' } },
  '@container': {
    [wide]: {
      position: 'relative',
      flexDirection: 'column',
      justifyContent: 'flex-start',
      gap: space.xxsmall,
      padding: `${space.small} ${space.xxsmall}`,
      textAlign: 'center',
    },
  },
});
export const step = styleVariants({ rows: [row], columns: [row, column] });

export const number = style({
  minWidth: '1.5em',
  fontSize: '1.33rem',
  fontWeight: 650,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
});
/** Words of a step, in the same weight when chosen, so that no line breaks elsewhere. */
export const words = style({
  flex: '1 1 auto',
  minWidth: 0,
  fontWeight: 400,
  lineHeight: lineHeight.heading,
  selectors: {
    [`${column} &`]: {
      '@container': { [wide]: { maxWidth: '100%', fontSize: fontSize.small } },
    },
  },
});
/** Tick in a column beside the number, which stays in the middle. */
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  selectors: {
    [`${column} &`]: {
      '@container': {
        [wide]: { position: 'absolute', insetBlockStart: space.small, insetInlineEnd: space.xsmall },
      },
    },
  },
});
