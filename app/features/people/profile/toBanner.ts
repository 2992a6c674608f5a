/** Number of a banner picture as its file has it; members without one, or with one we do not have, get the first. */
export const toBanner = (background: number | null): string => {
  const known = background !== null && Number.isInteger(background) && background >= 1 && background <= 23;
  return String(known ? background : 1).padStart(2, '0');
};
