import { clockwise, closedPath, counterClockwise, disc, line, openPath } from '../path.ts';
import { type Construction, cropped, filled } from '../shape.ts';

const foot = 130;
const crown = -30;
const bow = (radius: number) =>
  openPath([-radius, foot], line(-radius, crown), clockwise(radius, radius, crown), line(radius, foot));
const gate = (radius: number) =>
  closedPath([-radius, foot], line(-radius, crown), clockwise(radius, radius, crown), line(radius, foot));
const leftPost = openPath([-124, foot], line(-124, crown), clockwise(124, 0, crown - 124));
const rightPost = openPath([124, foot], line(124, crown), counterClockwise(124, 0, crown - 124));
const door = closedPath([-12, foot], line(-12, crown - 146), counterClockwise(146, -146, crown - 12), line(-146, foot));

/** The two sides of one gate. */
export const arches: Construction = {
  whole: [
    filled('first', door),
    cropped('second', 46, openPath([123, foot], line(123, crown), counterClockwise(123, 12, crown - 122.5))),
    filled('spark', disc(46, 50, foot - 46)),
  ],
  seam: [cropped('first', 46, bow(126)), cropped('second', 34, bow(70)), filled('spark', gate(36))],
  sun: [cropped('first', 48, leftPost), cropped('second', 48, rightPost), filled('spark', disc(62, 0, foot - 62))],
};
