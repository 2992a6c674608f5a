const toSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements of a logo: shapes, gradients and clips. No text, because its letters would need a font. */
export const allowedElements = toSet(`
  svg g path circle ellipse rect line polyline polygon defs linearGradient radialGradient stop clipPath mask use title
  desc style
`);

/** Elements that may hold text; in all others only whitespace is allowed between the tags. */
export const textElements = toSet('title desc style');

const documentAttributes = `
  xmlns xmlns:xlink version viewBox preserveAspectRatio width height id class style lang role aria-label
  aria-labelledby aria-hidden focusable type data-drawn
`;
const shapeAttributes = 'd pathLength points x y x1 y1 x2 y2 cx cy r rx ry transform transform-origin';
const referenceAttributes = `
  href xlink:href gradientUnits gradientTransform spreadMethod fx fy fr offset stop-color stop-opacity clip-path
  clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type
`;
const paintAttributes = `
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color color-interpolation display visibility overflow paint-order
  vector-effect shape-rendering mix-blend-mode isolation
`;

export const allowedAttributes = toSet(
  `${documentAttributes} ${shapeAttributes} ${referenceAttributes} ${paintAttributes}`,
);

/** Functions in values. None of them loads anything; `url` may only refer to the same drawing. */
export const allowedFunctions = toSet(`
  url rgb rgba hsl hsla oklch matrix translate translateX translateY scale scaleX scaleY rotate skewX skewY
`);

export const namespaces: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
