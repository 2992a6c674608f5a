import { lookProperty } from '../theme/lookProperty.ts';
import { vars } from '../theme/vars.css.ts';

/** The box of a card. The line is there in every look, because forced colours show it. */
export const cardBox = {
  background: vars.card.ground,
  border: '1.5px solid',
  borderColor: vars.card.line,
  borderRadius: vars.card.radius,
  boxShadow: vars.card.shadow,
} as const;

/** The box of a card that is part of another thing: it has a shadow only where all cards have a large one. */
export const plainCardBox = { ...cardBox, boxShadow: lookProperty('card-shadow', 'none') } as const;
