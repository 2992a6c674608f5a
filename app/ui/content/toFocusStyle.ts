/**
 * Returns the style that keeps the point in sight that the address of a picture names, `#focus=30,20` in percent of its
 * width and height; without one the style sheet decides, as with a malformed one, which browsers ignore. The point is in
 * the middle of a box that shows a third of the picture, and near it in others: the plain percentage would have it as
 * near to the edge as in the picture.
 */
export const toFocusStyle = (address: string) => ({
  objectPosition: address.split('#focus=')[1]?.replace(/(\d+),?/g, 'clamp(0%,$1%*1.5 - 25%,100%) '),
});
