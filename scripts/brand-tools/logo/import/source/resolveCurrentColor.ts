import type { DrawingElement } from './drawingTree.ts';

interface Colors {
  day: string;
  night: string;
}

/** Initial colours of a logo in a page of its own. */
const initial: Colors = { day: '#000000', night: '#000000' };

const put = (value: string, color: string) => value.replace(/\bcurrentColor\b/, color);

/** Replaces "the current colour" by the colour of the place. */
export function resolveCurrentColor(element: DrawingElement, outer = initial): DrawingElement {
  const { attributes, night = {} } = element;
  const own = (value: string | undefined, inherited: string) =>
    value === undefined || value === 'inherit' || value === 'currentColor' ? inherited : value;
  const day = own(attributes.color, outer.day);
  const colors = { day, night: own(night.color ?? attributes.color, outer.night) };
  const resolved = Object.entries(attributes).map(([name, value]) => [name, put(value, colors.day)]);
  const later = Object.entries(attributes)
    .filter(
      ([name, value]) =>
        name !== 'color' && colors.day !== colors.night && value.includes('currentColor') && !(name in night),
    )
    .map(([name, value]) => [name, put(value, colors.night)]);
  const { color, ...kept } = night;
  const resolvedNight = {
    ...Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, put(value, colors.night)])),
    ...Object.fromEntries(later),
  };
  const { night: _, ...rest } = element;
  return {
    ...rest,
    attributes: Object.fromEntries(resolved),
    ...(Object.keys(resolvedNight).length > 0 && { night: resolvedNight }),
    children: element.children.map((child) => (child.type === 'text' ? child : resolveCurrentColor(child, colors))),
  };
}
