import type { CountryMap } from './CountryMap.ts';
import { type MapView, toFrame } from './distanceMap.model.ts';
import { type LatLng, type PlanePoint, project, projectCircle } from './stereographic.ts';

export interface MapTown {
  /** Name in the language of the page, if that has its own spelling. */
  name: string;
  point: PlanePoint;
}

/** The towns of a map in the language of the page, the largest first. */
export function readTowns({ towns, townsAbroad, names }: CountryMap, language: string) {
  const read = (lines: string): MapTown[] =>
    lines.split('\n').map((line) => {
      const [, x, y, name = ''] = /^(\S+) (\S+) (.*)$/.exec(line) ?? [];
      return { name: names[language]?.[name] ?? name, point: [Number(x), Number(y)] };
    });
  return { towns: read(towns), townsAbroad: read(townsAbroad) };
}

/** Error of the positions of towns, which are rounded to kilometres. */
const ROUNDING_KM = 1;
/** Radius of a town, roughly. */
const TOWN_RADIUS_KM = 8;

/** Finds at most `count` towns within a distance of a home, without the home's own. */
export function findReachedTowns(
  towns: readonly MapTown[],
  home: LatLng,
  distanceKm: number,
  centre: LatLng,
  count: number,
): MapTown[] {
  const circle = projectCircle(home, distanceKm, centre);
  const place = project(home, centre);
  const distanceTo = ([x, y]: PlanePoint, [otherX, otherY]: PlanePoint) => Math.hypot(x - otherX, y - otherY);
  return towns
    .filter(
      ({ point }) =>
        distanceTo(point, circle.centre) <= circle.radius + ROUNDING_KM && distanceTo(point, place) > TOWN_RADIUS_KM,
    )
    .slice(0, count);
}

/** A rectangle in the frame, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TownLabel {
  name: string;
  /** The dot of the town. */
  dot: PlanePoint;
  /** Position of the name on its baseline, and the part of it that is there. */
  text: PlanePoint;
  anchor: 'start' | 'middle' | 'end';
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const DOT_RADIUS = 4;
const LABEL_GAP = 8;
/** Area of the frame for each town with a name. */
const AREA_PER_LABEL = 15_000;
/** Number of the country's largest towns that can be named on a small scale, by zoom. */
const townsByZoom: Readonly<Record<number, number>> = { 3: 20, 4: 20, 5: 30, 6: 60 };
/** Share of the names that is kept for towns of the country before those abroad. */
const OWN_SHARE = 0.65;

/** The estimated width of a text; it must not be less than the true one. */
export const estimateTextWidth = (text: string, fontSize: number): number => text.length * fontSize * 0.56;

/**
 * Chooses which towns have their names on the map and where, so that no name meets another, a dot, the edge or a box
 * that is taken. Larger towns come first, those of the country before those abroad.
 */
export function placeTownLabels(
  { towns, townsAbroad }: ReturnType<typeof readTowns>,
  { size, plane, middle, zoom }: Pick<MapView, 'size' | 'plane' | 'middle' | 'zoom'>,
  fontSize: number,
  taken: readonly Box[],
): TownLabel[] {
  const capacity = Math.round((size.width * size.height) / AREA_PER_LABEL);
  const labels: TownLabel[] = [];
  const boxes = [...taken];
  const isFree = (box: Box) => boxes.every((other) => !overlap(box, other));
  const isInside = ({ left, top, right, bottom }: Box) =>
    left > LABEL_GAP && top > LABEL_GAP && right < size.width - LABEL_GAP && bottom < size.height - LABEL_GAP;

  const place = ({ name, point }: MapTown) => {
    const dot = toFrame(point, plane, middle);
    const dotBox = around(dot, DOT_RADIUS + 2);
    if (!isInside(dotBox) || !isFree(dotBox)) return;
    for (const { text, anchor, box } of listPositions(name, dot, fontSize)) {
      if (!isInside(box) || !isFree(box)) continue;
      labels.push({ name, dot, text, anchor });
      boxes.push(dotBox, box);
      return;
    }
  };
  const placeUntil = (list: readonly MapTown[], count: number) => {
    for (const town of list) {
      if (labels.length >= count) return;
      if (labels.every(({ name }) => name !== town.name)) place(town);
    }
  };
  const own = towns.slice(0, townsByZoom[zoom]);
  placeUntil(own, Math.ceil(capacity * OWN_SHARE));
  placeUntil(townsAbroad, capacity);
  placeUntil(own, capacity);
  return labels;
}

/** The boxes that the marker of the home and the name above it take up; a long name has several lines. */
export function toHomeBoxes({ size, middle }: Pick<MapView, 'size' | 'middle'>, town: string, fontSize: number): Box[] {
  const marker = around(middle, 0.7 * fontSize);
  const width = estimateTextWidth(town, fontSize) * 1.08;
  const lines = Math.ceil(width / (size.width - 24));
  const half = Math.min(width, size.width) / 2;
  const name = {
    left: middle[0] - half,
    right: middle[0] + half,
    top: marker.top - lines * 1.25 * fontSize,
    bottom: marker.top,
  };
  return town === '' ? [marker] : [marker, name];
}

/** The box that the number at the top takes up. */
export const toNumberBox = ({ size }: Pick<MapView, 'size'>): Box => ({
  left: size.width / 2 - 210,
  right: size.width / 2 + 210,
  top: 0,
  bottom: 84,
});

/** The box that the scale in the corner takes up. */
export const toScaleBox = ({ size, bar }: Pick<MapView, 'size' | 'bar'>, text: string, fontSize: number): Box => ({
  left: 0,
  right: bar.length + estimateTextWidth(text, fontSize) + 48,
  top: size.height - 1.3 * fontSize - 28,
  bottom: size.height,
});

const around = ([x, y]: PlanePoint, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
});

/** Possible positions of a name: right of the dot, left of it, above and below. */
function listPositions(name: string, [x, y]: PlanePoint, fontSize: number) {
  const width = estimateTextWidth(name, fontSize);
  const [ascent, descent] = [0.8 * fontSize, 0.3 * fontSize];
  const at = (anchor: TownLabel['anchor'], text: PlanePoint) => {
    const left = text[0] - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width);
    const box = {
      left: left - LABEL_GAP / 2,
      right: left + width + LABEL_GAP / 2,
      top: text[1] - ascent - 2,
      bottom: text[1] + descent + 2,
    };
    return { anchor, text, box };
  };
  const beside = DOT_RADIUS + LABEL_GAP / 2 + 3;
  return [
    at('start', [x + beside, y + 0.3 * fontSize]),
    at('end', [x - beside, y + 0.3 * fontSize]),
    at('middle', [x, y - beside - descent]),
    at('middle', [x, y + beside + ascent]),
  ];
}
