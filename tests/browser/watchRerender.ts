import type { Locator } from '@playwright/test';

/** Notes an element as React has rendered it; the returned function tells whether React has rendered it again since. */
export async function watchRerender(element: Locator): Promise<() => Promise<boolean>> {
  const before = await element.evaluateHandle(readProps);
  return async () => {
    const after = await element.evaluateHandle(readProps);
    return element.page().evaluate(([one, other]) => one !== other, [before, after] as const);
  };
}

/** Reads the properties that React has rendered an element with, a new object each time. */
function readProps(element: Element): object {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('React does not keep the properties of this element');
  return Reflect.get(element, key);
}
