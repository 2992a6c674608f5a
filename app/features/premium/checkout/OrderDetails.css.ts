import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';

export const withIcon = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space.small}` });
/** Words beside an icon, or below it where they do not fit. */
export const besideIcon = style({ flex: '1 1 7rem', minWidth: 0 });
