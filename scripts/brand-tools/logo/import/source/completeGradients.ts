import { type DrawingElement, hrefName, indexIds } from './drawingTree.ts';

const isGradient = ({ name }: DrawingElement) => name === 'linearGradient' || name === 'radialGradient';

const MAX_LINKS = 10;

/** Completes a gradient by the one that it refers to. */
function complete(gradient: DrawingElement, ids: ReadonlyMap<string, DrawingElement>): DrawingElement {
  let { attributes, children } = gradient;
  let next = hrefName(gradient);
  for (let link = 0; next !== undefined && link < MAX_LINKS; link++) {
    const template = ids.get(next);
    if (!template || !isGradient(template)) break;
    const { id, href, ...inherited } = template.attributes;
    const sameKind = template.name === gradient.name;
    const usable = Object.entries(inherited).filter(
      ([name]) => sameKind || name.startsWith('gradient') || name === 'spreadMethod',
    );
    attributes = { ...Object.fromEntries(usable), ...attributes };
    if (!children.some((child) => child.type === 'element')) children = template.children;
    next = hrefName(template);
  }
  const { href, ...own } = attributes;
  return { ...gradient, attributes: own, children };
}

/** Completes each gradient, so that none depends on another. */
export function completeGradients(root: DrawingElement): DrawingElement {
  const ids = indexIds(root);
  const visit = (element: DrawingElement): DrawingElement => {
    const whole = isGradient(element) ? complete(element, ids) : element;
    return { ...whole, children: whole.children.map((child) => (child.type === 'text' ? child : visit(child))) };
  };
  return visit(root);
}
