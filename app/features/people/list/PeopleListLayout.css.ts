import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/designTokens.ts';

/** Sentence that phones leave out, so that a person is in the first window. */
export const lead = style({ '@media': { [media.phone]: { display: 'none' } } });
