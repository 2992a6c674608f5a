import { style } from '@vanilla-extract/css';
import { lookProperty } from '../../../theme/lookProperty.ts';

/** Point of a picture that stays in sight, which a site's page sets (scripts/build/stages/themeCss.ts). */
const focus = (picture: string) => ({ objectPosition: lookProperty(`focus-${picture}`, '50% 50%') });

/** Photograph of the frame beside the head of the plans. */
export const plans = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  ...focus('plans-illustration'),
});

/** Photographs in the place of a drawing whose class they have, too, which has another point. */
export const plansBackground = style({ selectors: { '&&': focus('plans-background') } });
export const completion = style({ selectors: { '&&': focus('completion') } });
