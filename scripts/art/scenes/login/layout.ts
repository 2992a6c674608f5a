/** Where a login background has room: the form stands on the left of the wide one and at the top of the tall one. */
export interface Layout {
  width: number;
  height: number;
  /** Where water or plain meets the far land. */
  horizon: number;
  /** Where the front begins. */
  floor: number;
  /** Left and right end of what there is to look at. */
  stage: readonly [from: number, to: number];
}

export const wide: Layout = { width: 1440, height: 900, horizon: 590, floor: 726, stage: [600, 1420] };
export const tall: Layout = { width: 780, height: 1400, horizon: 1010, floor: 1170, stage: [40, 760] };
