/**
 * Opacity of the black over the foot of a portrait, under white text: the least behind the text, and the greatest at
 * the picture's edge. White text has a contrast of 4.5:1 on it over any picture, even a white one.
 */
export const scrimOpacity = { least: 0.66, greatest: 0.82 } as const;
