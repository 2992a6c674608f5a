import { type DrawingElement, eachElement, hrefName, indexIds, listReferences, replaceUrls } from './drawingTree.ts';

/** Converts an index to `a`, `b`, … `z`, `aa`. */
export const toName = (index: number): string =>
  (index < 26 ? '' : toName(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/** Returns new names for the targets of references. */
function nameTargets(root: DrawingElement, ids: ReadonlyMap<string, DrawingElement>, prefix: string) {
  const names = new Map<DrawingElement, string>();
  for (const element of eachElement(root)) {
    for (const reference of listReferences(element)) {
      const target = ids.get(reference);
      if (target && !names.has(target)) names.set(target, `${prefix}-${toName(names.size)}`);
    }
  }
  return names;
}

/** Renames the targets of references so that every program can read them, and removes references to missing ones. */
export function renameIds(root: DrawingElement, prefix: string): DrawingElement {
  const ids = indexIds(root);
  const names = nameTargets(root, ids, prefix);

  const mend = (property: string, value: string): string | undefined => {
    let missing = false;
    const mended = replaceUrls(value, (id) => {
      const found = names.get(ids.get(id)!);
      missing ||= found === undefined;
      return `url(#${found})`;
    });
    if (mended === value) return value;
    const [, reference, fallback] = /^(url\([^)]*\))\s*(.*)$/.exec(mended) ?? [];
    if (!missing) return reference ?? mended;
    // Browsers paint nothing with a missing target, and neither clip nor mask with it.
    return property === 'fill' || property === 'stroke' ? fallback || 'none' : undefined;
  };
  const mendAll = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([property, value]) => {
        const mended = mend(property, value);
        return mended === undefined ? [] : [[property, mended]];
      }),
    );

  const nameAnew = (element: DrawingElement): DrawingElement => {
    const { id, href, ...others } = element.attributes;
    const name = names.get(element);
    const target = names.get(ids.get(hrefName(element) ?? '')!);
    return {
      ...element,
      attributes: {
        ...(name !== undefined && { id: name }),
        ...(target !== undefined && { href: `#${target}` }),
        ...(target === undefined && href !== undefined && !href.startsWith('#') && { href }),
        ...mendAll(others),
      },
      ...(element.night && { night: mendAll(element.night) }),
      children: element.children.map((child) => (child.type === 'text' ? child : nameAnew(child))),
    };
  };
  return nameAnew(root);
}
