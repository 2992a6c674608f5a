import { type DrawingElement, eachElement } from './drawingTree.ts';

/** Pattern of rules for the dark, which hold no other media rules. */
const nightBlock = /@media[^{]*prefers-color-scheme\s*:\s*dark[^{]*\{((?:[^{}]*\{[^{}]*\})*)/gi;

/** Pattern of properties that cannot differ in the dark. */
const dayOnly =
  /[{;]\s*((?:-webkit-)?(?:backdrop-)?filter|background(?:-color|-image)?|mix-blend-mode|clip-path|mask|transform|d)\s*:/gi;

/** Reads the text of a style sheet, with the media that its tag names around it. */
function readSheet({ attributes: { media }, children }: DrawingElement): string {
  const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return media === undefined ? text : `@media ${media}{${text}}`;
}

/** Lists in words what a logo loses of a drawing, although it is shown correctly otherwise. */
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
