import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { cardBox } from '../../ui/cardBox.ts';
import { homeAttribute, homeIs, wide } from './homeCompositions.ts';

/** Letters are cards of their own; elsewhere the messages are rows of one card. */
export const list = style({
  selectors: {
    [homeIs('letters')]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.small,
      border: 0,
      background: 'none',
      boxShadow: 'none',
      borderRadius: 0,
    },
  },
});
export const item = style({
  selectors: { [homeIs('letters')]: { ...cardBox, overflow: 'hidden' } },
});
/** The message that waits to be read: its face is large on phones. */
export const waiting = style({});

const face = '> a > :first-child';
const text = '> a > :nth-child(2)';
const words = `${text} > :nth-child(2)`;
const narrow = `not ${wide}`;
const large = { width: '5.5rem', height: '5.5rem' };
const longer = { fontSize: fontSize.lead, WebkitLineClamp: 3 };

globalStyle(`[${homeAttribute}=letters] ${item} ${face}`, { '@container': { [wide]: large } });
globalStyle(`[${homeAttribute}=letters] ${item} ${words}`, longer);

globalStyle(`${waiting} ${face}`, { '@container': { [narrow]: large } });
globalStyle(`${waiting} ${words}`, { '@container': { [narrow]: longer } });
globalStyle(`[${homeAttribute}=magazine] ${waiting} ${face}`, {
  '@container': { [narrow]: { width: '100%', height: 'clamp(9rem, 30svh, 16rem)', borderRadius: vars.radius.field } },
});
globalStyle(`[${homeAttribute}=letters] ${waiting} > a`, {
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'center', padding: space.large } },
});
globalStyle(`[${homeAttribute}=letters] ${waiting} ${face}`, {
  '@container': { [narrow]: { width: '8rem', height: '8rem' } },
});
globalStyle(`[${homeAttribute}=letters] ${waiting} ${text}`, {
  '@container': { [narrow]: { width: '100%', flex: 'none' } },
});
