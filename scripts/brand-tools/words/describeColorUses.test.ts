import { expect, test } from 'vitest';
import { proposeTheme } from '../../build/config/colors/proposeTheme.ts';
import { describeColorUse } from './describeColorUses.ts';
import type { ToolLanguage } from './toolLanguage.ts';

const describeUses = (given: string[], language: ToolLanguage = 'en') =>
  proposeTheme(given).uses.map((use) => describeColorUse(use, language));

test('colours that pass, and one that does not', () => {
  expect(describeUses(['#2568A8', '#B05F22', '#59636E'])).toEqual([
    '#2568A8: by day buttons take #1F568B, because it reaches a contrast of 5.7 for the primary button and needs 6.7; by night buttons take #7CA4CB, because it reaches a contrast of 2.8 for icons in the dark and needs 4.5. Links are shades of it. #2568A8 itself becomes the ground of the header, under white text, by day; by night that is #123150.',
    '#B05F22: by day the Premium bar takes #914E1C, because it reaches a contrast of 4.6 for the premium bar and needs 5.7; by night the Premium bar takes #E1C3AC, because it reaches a contrast of 3.5 for the premium bar in the dark and needs 7. Badges are shades of it.',
    '#59636E: text and borders are shades of it.',
  ]);
  expect(describeUses(['#FFCC00'])).toEqual([
    '#FFCC00 is too light under white text; its shades are those of #896C00, the nearest darker kin of it. #FFCC00: by day buttons take #715900, because it reaches a contrast of 1.5 for the primary button and needs 6.7; by night buttons have it as it is. #FFCC00 itself becomes the ground of the header, under dark text, by day; by night that is #413300.',
    '#3B8187 is proposed as the second colour, for the Premium bar and badges.',
  ]);
});

test.for<[string, string[], RegExp]>([
  ['a navy', ['#003366'], /^#003366 is too dark to be mixed into lighter shades; .*#114175, the nearest lighter kin/],
  ['a red', ['#C8102E'], /near the red of errors, which a thick bar and an icon keep apart/],
  ['white', ['#2568A8', '#FFFFFF'], /^#FFFFFF is nearly white, .* no part in the theme\.$/],
  ['black', ['#2568A8', '#000000'], /^#000000 is nearly black, .* no part in the theme\.$/],
  ['a second grey', ['#2568A8', '#777777', '#666666'], /^#666666 is a second grey/],
  ['two alike', ['#00AA66', '#00AB67'], /^#00AB67 is too like another of these colours/],
  ['a third colour', ['#FF00FF', '#00FF00', '#00FFFF'], /^#00FFFF has no part in the theme, which has two colours/],
  ['white alone', ['#FFFFFF'], /^#FFFFFF is too light under white text; its shades are those of #6E6E6E/],
])('%s', ([, given, note]) => {
  expect(describeUses(given)).toContainEqual(expect.stringMatching(note));
});

test('a dark colour is the ground of buttons by day, as it is', () => {
  expect(describeUses(['#6B2D5C'])[0]).toBe(
    '#6B2D5C: by day buttons have it as it is; by night buttons take #A6819D, because it reaches a contrast of 1.7 for icons in the dark and needs 4.5. Links are shades of it.',
  );
});

test('in German', () => {
  expect(describeUses(['#FFCC00', '#FFFFFF'], 'de')).toEqual([
    '#FFCC00 ist zu hell unter weißer Schrift; ihre Abstufungen sind die von #896C00, der nächsten dunkleren Verwandten. #FFCC00: am Tag nehmen die Knöpfe #715900, weil der Kontrast der Knöpfe 1.5 wäre und 6.7 sein muss; bei Nacht haben die Knöpfe sie, wie sie ist. #FFCC00 selbst wird der Grund des Kopfes, unter dunkler Schrift, am Tag; bei Nacht ist das #413300.',
    '#FFFFFF ist fast weiß, wie am Tag ohnehin jede Seite; im Thema kommt sie nicht vor.',
    '#3B8187 wird als zweite Farbe vorgeschlagen, für Premium-Balken und Marken.',
  ]);
});
