/** Latitude and longitude in degrees. */
export type LatLng = readonly [lat: number, lng: number];

/** A point of a map's plane: kilometres to the east and to the south of its centre, true to scale there. */
export type PlanePoint = readonly [x: number, y: number];

export interface PlaneCircle {
  centre: PlanePoint;
  radius: number;
}

export const EARTH_RADIUS_KM = 6371;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The length in the plane of an angle that is measured from its centre. */
const toPlaneLength = (angle: number) => 2 * EARTH_RADIUS_KM * Math.tan(angle / 2);

/**
 * Projects a place into the plane around a centre. The projection is stereographic: it keeps all angles, and every
 * circle on the ground is a circle in the plane.
 */
export function project([lat, lng]: LatLng, [centreLat, centreLng]: LatLng): PlanePoint {
  const φ = toRadians(lat);
  const φ0 = toRadians(centreLat);
  const λ = toRadians(lng - centreLng);
  const k = (2 * EARTH_RADIUS_KM) / (1 + Math.sin(φ0) * Math.sin(φ) + Math.cos(φ0) * Math.cos(φ) * Math.cos(λ));
  return [k * Math.cos(φ) * Math.sin(λ), -k * (Math.cos(φ0) * Math.sin(φ) - Math.sin(φ0) * Math.cos(φ) * Math.cos(λ))];
}

/** Projects the circle of all places at a distance from a home into the plane. */
export function projectCircle(home: LatLng, distanceKm: number, centre: LatLng): PlaneCircle {
  const [x, y] = project(home, centre);
  const length = Math.hypot(x, y);
  const angle = 2 * Math.atan(length / (2 * EARTH_RADIUS_KM));
  const nearest = toPlaneLength(angle - distanceKm / EARTH_RADIUS_KM);
  const farthest = toPlaneLength(angle + distanceKm / EARTH_RADIUS_KM);
  const middle = (nearest + farthest) / 2;
  return {
    centre: length === 0 ? [0, 0] : [(x / length) * middle, (y / length) * middle],
    radius: (farthest - nearest) / 2,
  };
}

/** Measures the plane at a place: its kilometres for one on the ground, and the angle of north there, in degrees. */
export function measureAt(place: LatLng, centre: LatLng): { scale: number; northDegrees: number } {
  const step = 0.01;
  const [x, y] = project(place, centre);
  const [northX, northY] = project([place[0] + step, place[1]], centre);
  return {
    scale: Math.hypot(northX - x, northY - y) / (EARTH_RADIUS_KM * toRadians(step)),
    northDegrees: (Math.atan2(northX - x, y - northY) * 180) / Math.PI,
  };
}
