import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';

const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
const row = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });

export const stackGap = styleVariants(space, (gap) => [column, { gap }]);
export const rowGap = styleVariants(space, (gap) => [row, { gap }]);

export const stackAlign = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});
export const rowAlign = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  baseline: { alignItems: 'baseline' },
});
export const rowJustify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
});
