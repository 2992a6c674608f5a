import { distancesFor } from '../../../app/fields/distance/distance.model.ts';
import { toRadiusMetres } from '../../../app/fields/distance/distanceMap.model.ts';
import { domainFacts } from '../../../brands/domains.ts';
import type { MapRequest } from './drawCountryMap.ts';

/** Maps that the domains need, in the order of brands/domains.ts. */
export const mapRequests: readonly MapRequest[] = Object.values(domainFacts).map(({ country, metric, radiusKm }) => ({
  country,
  radiusKm,
  maxDistanceKm: toRadiusMetres(distancesFor(country, metric).scale.max, metric) / 1000,
}));
