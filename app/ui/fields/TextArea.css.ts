import { style } from '@vanilla-extract/css';
import { lineHeight } from '../../theme/designTokens.ts';

export const area = style({ resize: 'vertical', lineHeight: lineHeight.text, minHeight: '8rem' });
