import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';

const column = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const stackGap = styleVariants(space, (gap) => [column, { gap }]);

export const stackAlign = styleVariants({
  stretch: {},
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
});
