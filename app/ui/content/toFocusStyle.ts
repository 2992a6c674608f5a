/**
 * Returns the style that keeps the point in sight that the address of a picture names, `#focus=30,20` in percent of its
 * width and height; without one the style sheet decides. The point is in the middle of a box that shows a third of the
 * picture, and near it in others: the plain percentage would have it as near to the edge as in the picture.
 */
export const toFocusStyle = (address: string) => ({
  objectPosition: /#focus=(\d+),(\d+)$/
    .exec(address)
    ?.slice(1)
    .map((percent) => `clamp(0%,${percent}%*1.5 - 25%,100%)`)
    .join(' '),
});
