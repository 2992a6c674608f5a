/**
 * Returns the style that keeps the point in sight that the address of a picture names, `#focus=30,20` in percent of its
 * width and height; without one the style sheet decides.
 */
export function toFocusStyle(address: string) {
  const [, x, y] = /#focus=(\d\d?|100),(\d\d?|100)$/.exec(address) ?? [];
  return y === undefined ? undefined : { objectPosition: `${x}% ${y}%` };
}
