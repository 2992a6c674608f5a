import { type DrawingElement, eachElement } from './drawingTree.ts';

/** Rules for the dark, which hold no other rules of media. */
const nightBlock = /@media[^{]*prefers-color-scheme\s*:\s*dark[^{]*\{((?:[^{}]*\{[^{}]*\})*)/gi;

/** Properties that cannot be other ones in the dark. */
const dayOnly =
  /[{;]\s*((?:-webkit-)?(?:backdrop-)?filter|background(?:-color|-image)?|mix-blend-mode|clip-path|mask|transform|d)\s*:/gi;

/** The text of a style sheet, with the media that its tag names around it. */
function readSheet({ attributes: { media }, children }: DrawingElement): string {
  const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return media === undefined ? text : `@media ${media}{${text}}`;
}

/** What a logo loses of a drawing, in words, although it is shown otherwise as it is. */
export function listLosses(root: DrawingElement): string[] {
  const elements = [...eachElement(root)];
  const blurs = elements.some(({ attributes: { style = '' } }) => /backdrop-filter\s*:\s*(?!none)/i.test(style));
  const changed = elements
    .filter(({ name }) => name === 'style')
    .flatMap((element) => Array.from(readSheet(element).matchAll(nightBlock), ([, rules]) => rules!))
    .flatMap((rules) => Array.from(rules.matchAll(dayOnly), ([, property]) => property!.toLowerCase()));
  return [
    ...(blurs ? ['a blur of what is behind was left out'] : []),
    ...[...new Set(changed)].map((property) => `its own "${property}" by night was left out`),
  ];
}
