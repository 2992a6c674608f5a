import type { OffsetProblem } from '../../../../build/config/parse/pathProblem.ts';
import { quote } from '../../../../build/config/parse/problemMessageFormatting.ts';
import { isAnimated, styleProperties } from './applyStyles.ts';
import { type DrawingElement, eachElement } from './drawingTree.ts';

const shapesOnly = 'export the logo as plain shapes';
const refusedElements: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  script: ['a script', 'a logo runs none; remove it'],
  foreignobject: ['foreign content', shapesOnly],
  text: ['text in a font, which members may not have', 'convert text to paths (outlines) in your drawing program'],
  animate: ['an animation', 'remove it; a logo does not move'],
  // The renderer leaves out some of them, so that no comparison would notice them.
  marker: ['an arrow head or other marker', 'convert strokes to paths in your drawing program'],
};
const sameRefusal: Readonly<Record<string, string>> = {
  tspan: 'text',
  textpath: 'text',
  tref: 'text',
  set: 'animate',
  animatetransform: 'animate',
  animatemotion: 'animate',
  animatecolor: 'animate',
};

const refusalOf = (name: string) => {
  const plain = name.toLowerCase();
  return refusedElements[sameRefusal[plain] ?? plain];
};

/** Reports scripts and handlers wherever they are: a logo with one has not come from a drawing program. */
export const checkScripts = (root: DrawingElement): OffsetProblem[] =>
  [...eachElement(root)].flatMap((element) => [
    ...(element.name.toLowerCase() === 'script' ? refuse(element) : []),
    ...Object.keys(element.attributes)
      .filter((name) => /^on/i.test(name))
      .map((name) => ({
        offset: element.places.get(name)! - name.length - 2,
        message: `attribute ${quote(name)} is a script`,
        hint: 'a logo runs none; remove it',
      })),
  ]);

function refuse({ written, name, offset }: DrawingElement): OffsetProblem[] {
  const [what, hint] = refusalOf(name)!;
  return [{ offset, message: `element ${quote(written)} is ${what}`, hint }];
}

/** Whether a text has no letters, and so draws nothing. */
const isBlankText = (element: DrawingElement) =>
  refusalOf(element.name) === refusedElements.text &&
  [...eachElement(element)].every(({ children }) =>
    children.every((child) => child.type !== 'text' || child.value.trim() === ''),
  );

const dataPattern = /^\s*data:image\/(?:png|jpe?g|gif|webp)(?:\s*;[^;,]*)*;\s*base64\s*,/i;
const embeddedPattern = /^\s*data:(?:image\/)?([^;,]*)/i;

/** Returns why a reference is refused; undefined if it does not lead out of the drawing. */
function refuseReference(name: string, href: string): { message: string; hint: string } | undefined {
  if (href.startsWith('#') || (dataPattern.test(href) && isPicture(name))) return undefined;
  const [, type] = (isPicture(name) && embeddedPattern.exec(href)) || [];
  if (type !== undefined)
    return {
      message: `the embedded picture is ${/^svg/i.test(type) ? 'a drawing of its own' : 'no PNG or JPEG in base64'}`,
      hint: 'use it itself as the logo, or export all as plain shapes',
    };
  const hint = isPicture(name)
    ? 'give that picture itself as PNG or JPEG, or embed it'
    : 'only #name, a part of the same drawing, is allowed';
  return { message: '"href" leads out of the drawing', hint };
}

function checkReferences({ name, attributes, places, offset }: DrawingElement): OffsetProblem[] {
  const refused = attributes.href === undefined ? undefined : refuseReference(name, attributes.href);
  if (refused) return [{ offset: places.get('href') ?? offset, ...refused }];
  return Object.entries(attributes).flatMap(([key, value]): OffsetProblem[] => {
    if (!styleProperties.has(key)) return [];
    const found = /url\((?!\s*["']?#)[^)]*\)?/i.exec(value);
    if (!found) return [];
    const message = `${quote(found[0])} leads out of the drawing`;
    return [
      {
        offset: places.get(key) ?? places.get('style') ?? offset,
        message,
        hint: 'only url(#…), a part of the same drawing, is allowed',
      },
    ];
  });
}

const isPicture = (name: string) => name === 'image' || name === 'feImage';

/** Patterns of pictures that only browsers draw, by the properties that take them. */
const drawnByStyle: Readonly<Record<string, RegExp>> = {
  'clip-path': /^(?!url\()[a-z-]+\(/i,
  mask: /^(?!url\([^)]*\)$)[a-z-]+\(/i,
  'offset-path': /\(/,
};
const drawnGround = /(?:gradient|image-set|cross-fade)\(/i;

/** Reports shapes and gradients that a style draws, which neither plain shapes nor a picture of them can show. */
function checkDrawnByStyle({ attributes, places, offset }: DrawingElement, isRoot: boolean): OffsetProblem[] {
  const grounds = isRoot ? { background: drawnGround, 'background-image': drawnGround } : {};
  return Object.entries({ ...drawnByStyle, ...grounds }).flatMap(([name, pattern]) => {
    const value = attributes[name] ?? '';
    if (!pattern.test(value)) return [];
    const message = `${name} ${quote(value)} is drawn by the style, which only browsers can`;
    return [{ offset: places.get(name) ?? places.get('style') ?? offset, message, hint: shapesOnly }];
  });
}

/** Reports what a drawing shows that no logo can, at its tag. */
export function checkRefusedContent(root: DrawingElement): OffsetProblem[] {
  return [...eachElement(root)].flatMap((element): OffsetProblem[] => {
    if (refusalOf(element.name)) return isBlankText(element) ? [] : refuse(element);
    const animated = isAnimated(element)
      ? [{ offset: element.offset, message: 'an animation in a style', hint: 'remove it; a logo does not move' }]
      : [];
    return [...animated, ...checkReferences(element), ...checkDrawnByStyle(element, element === root)];
  });
}

/** Words for effects that plain shapes cannot show; such a drawing can still be drawn as a picture. */
const effects: Readonly<Record<string, string>> = {
  filter: 'an effect such as a shadow or a blur',
  pattern: 'a pattern',
  image: 'a picture inside',
};

const hasFilter = ({ attributes }: DrawingElement) => /^(?!none$)./.test(attributes.filter?.trim() ?? '');

/** Lists the effects in a drawing, in words. */
export const listEffects = (root: DrawingElement): string[] => [
  ...new Set([...eachElement(root)].flatMap((element) => effects[hasFilter(element) ? 'filter' : element.name] ?? [])),
];
