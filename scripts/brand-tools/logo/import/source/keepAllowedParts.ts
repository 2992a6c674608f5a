import { allowedAttributes, allowedElements } from '../../../../build/config/svg/svgAllowlist.ts';
import type { DrawingElement } from './drawingTree.ts';
import { toName } from './renameIds.ts';

/** Attributes that only programs read. */
const silentAttributes: ReadonlySet<string> = new Set([
  ...['xmlns', 'version', 'viewBox', 'preserveAspectRatio', 'class', 'lang', 'role', 'aria-label', 'type'],
  ...['aria-labelledby', 'aria-hidden', 'focusable', 'data-drawn', 'color', 'overflow', 'xlink:href', 'vector-effect'],
]);

const isUsable = (name: string, value: string) =>
  value !== '' && value !== 'auto' && (name !== 'display' || value === 'none') && value !== 'initial';

/** Returns the part of path data that browsers draw: all before the first invalid character. */
const toPathData = (value: string) => /^[MmZzLlHhVvCcSsQqTtAa0-9eE\s,.+-]*/.exec(value)![0];

const toAttributes = ({ attributes }: DrawingElement): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]): [string, string] => [name, value.trim()])
      .filter(([name, value]) => allowedAttributes.has(name) && !silentAttributes.has(name) && isUsable(name, value))
      .map(([name, value]) => [name, name === 'd' ? toPathData(value) : value]),
  );

/** A drawing that logo.svg may hold, and its rules for the dark. */
export interface Finished {
  root: DrawingElement;
  nightRules: string;
}

/** Keeps the elements and attributes that logo.svg may have; `prefix` begins the names of its rules. */
export function keepAllowedParts(root: DrawingElement, prefix: string): Finished {
  const classes = new Map<string, string>();
  const classFor = (night: Readonly<Record<string, string>>): string => {
    const rule = Object.entries(night)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
    if (!classes.has(rule)) classes.set(rule, `${prefix}-n${toName(classes.size)}`);
    return classes.get(rule)!;
  };
  const finish = (element: DrawingElement): DrawingElement[] => {
    if (!allowedElements.has(element.name)) return [];
    const hasNight = element.night && Object.keys(element.night).length > 0;
    const attributes = { ...toAttributes(element), ...(hasNight && { class: classFor(element.night!) }) };
    return [
      {
        ...element,
        attributes,
        children: element.children.flatMap((child) => (child.type === 'text' ? [] : finish(child))),
      },
    ];
  };
  const [finished = root] = finish(root);
  return { root: finished, nightRules: Array.from(classes, ([rule, name]) => `.${name}{${rule}}`).join('') };
}
