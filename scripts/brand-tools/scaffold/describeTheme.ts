import { loadMode, modeOklch } from '../../build/config/colors/culori.ts';
import type { HueName, WizardWords } from './words/WizardWords.ts';

const toOklch = loadMode(modeOklch);

type ThemeWords = Pick<WizardWords, 'hues' | 'greyish' | 'theme'>;

const MAX_GREY_CHROMA = 0.02;
const MAX_GREYISH_CHROMA = 0.07;

/** Names of ranges of hues, by the degree at which each ends. */
const hueNames: readonly [until: number, name: HueName][] = [
  [8, 'pink'],
  [25, 'red'],
  [50, 'brick'],
  [68, 'orange'],
  [95, 'gold'],
  [130, 'olive'],
  [185, 'green'],
  [225, 'teal'],
  [262, 'blue'],
  [285, 'indigo'],
  [320, 'violet'],
  [345, 'purple'],
  [360, 'pink'],
];

function nameColor(hex: string, { hues, greyish }: ThemeWords): string {
  const color = toOklch(hex);
  if (!color || color.c < MAX_GREY_CHROMA) return hues.grey;
  const word = hues[hueNames.find(([until]) => (color.h ?? 0) < until)![1]];
  return color.c < MAX_GREYISH_CHROMA ? greyish(word) : word;
}

/** Describes a theme in a word or two: `green and brick`. */
export const describeTheme = ({ primary, accent }: { primary: string; accent: string }, words: ThemeWords): string =>
  words.theme(nameColor(primary, words), nameColor(accent, words));
