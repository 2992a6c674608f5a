import type { PlanePoint } from '../../../app/fields/distance/stereographic.ts';
import { isNoTown } from './townNames.ts';

export interface PlacedTown {
  id: number;
  name: string;
  country: string;
  kind: string;
  population: number;
  point: PlanePoint;
}

/** GeoNames' kinds of places that are towns of their own; the others are parts of towns, or no longer exist. */
const townKinds: readonly string[] = ['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLC'];

const isTown = (town: PlacedTown): boolean => townKinds.includes(town.kind) && !isNoTown(town);

const distanceBetween = (a: PlanePoint, b: PlanePoint) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Estimates the reach of a town's districts in km; GeoNames lists some of them as towns: Brooklyn, Mokotów. */
const toTownReachKm = (population: number) => Math.max(12, 0.009 * Math.sqrt(population));

/** Weighs a town: capitals of a country or a region mean more to people than their size says. */
const toWeight = ({ kind, population }: Pick<PlacedTown, 'kind' | 'population'>): number =>
  population * (kind === 'PPLC' ? 4 : kind === 'PPLA' ? 1.2 : 1);

/** Whether a town is far enough from those that are picked, and from their districts. */
const isClear = (town: PlacedTown, picked: readonly PlacedTown[], spacingKm: number) =>
  picked.every(
    (other) => distanceBetween(town.point, other.point) >= Math.max(spacingKm, toTownReachKm(other.population)),
  );

const byWeight = (a: PlacedTown, b: PlacedTown) => toWeight(b) - toWeight(a) || a.id - b.id;

/**
 * Picks at most `count` towns, the weightiest first, as close together as the count allows. A town of more than 100,000
 * people may be closer to another than a small one.
 */
export function pickTowns(towns: readonly PlacedTown[], count: number): PlacedTown[] {
  const ranked = towns.filter(isTown).toSorted(byWeight);
  for (let spacing = 12; ; spacing *= 1.1) {
    const picked: PlacedTown[] = [];
    for (const town of ranked) {
      if (isClear(town, picked, spacing * Math.min(1, 100_000 / town.population))) picked.push(town);
      if (picked.length > count) break;
    }
    if (picked.length <= count) return picked;
  }
}

/** Picks `count` towns abroad, the fewer the farther they are, the weightiest first. */
export function pickTownsAbroad(
  towns: readonly PlacedTown[],
  count: number,
  remoteness: (town: PlacedTown) => number,
): PlacedTown[] {
  const rank = (town: PlacedTown) => toWeight(town) / (1 + remoteness(town) / 100) ** 2;
  const picked: PlacedTown[] = [];
  for (const town of towns.filter(isTown).toSorted((a, b) => rank(b) - rank(a) || a.id - b.id)) {
    if (picked.length === count) break;
    if (isClear(town, picked, 30 + remoteness(town) / 4)) picked.push(town);
  }
  return picked.sort(byWeight);
}
