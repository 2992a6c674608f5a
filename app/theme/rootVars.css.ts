import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media, space } from './designTokens.ts';
import { darkColors, lightColors } from './lightAndDarkColors.ts';
import { lookProperty } from './lookProperty.ts';
import { vars } from './vars.css.ts';

globalStyle(':root', {
  vars: {
    ...assignVars(vars.color, lightColors),
    ...assignVars(vars.shadow, {
      low: '0 1px 2px rgb(0 0 0 / 0.06)',
      high: '0 12px 32px rgb(0 0 0 / 0.12)',
    }),
    ...assignVars(vars.radius, {
      card: 'var(--radius-card)',
      control: 'var(--radius-control)',
      field: 'var(--radius-field)',
    }),
    ...assignVars(vars.card, {
      ground: lookProperty('card', vars.color.raised),
      line: lookProperty('card-line', vars.color.line),
      shadow: lookProperty('card-shadow', vars.shadow.low),
      radius: lookProperty('card-radius', vars.radius.card),
      inset: lookProperty('card-inset', space.large),
    }),
    ...assignVars(vars.font, {
      body: 'var(--font-body)',
      heading: 'var(--font-heading)',
      headingWeight: 'var(--heading-weight)',
    }),
  },
  '@media': {
    [media.dark]: {
      vars: { ...assignVars(vars.color, darkColors) },
    },
  },
});
