import type { LatLng } from './stereographic.ts';

/**
 * The map of a country and its surroundings, written by `npm run draw-maps`. Paths and towns are in whole kilometres of
 * the plane of stereographic.ts around `centre`.
 */
export interface CountryMap {
  centre: LatLng;
  /** Half the width and height of the part that is drawn. */
  extent: readonly [x: number, y: number];
  /**
   * All land with the country, the country, the borders between its neighbours, those between its states where they are
   * known, and lakes: data of SVG paths.
   */
  land: string;
  country: string;
  borders: string;
  regions: string;
  lakes: string;
  /** The larger towns of the country, the largest first, a line each: x, y and the local name. */
  towns: string;
  /** The larger towns abroad, likewise. */
  townsAbroad: string;
  /** Names of towns that a language spells in its own way, by the local name. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
