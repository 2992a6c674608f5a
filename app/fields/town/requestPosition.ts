export interface Coordinates {
  lat: number;
  lng: number;
}

const POSITION_TIMEOUT_MS = 15_000;
const MAX_POSITION_AGE_MS = 600_000;

/** The position of the device. Call it only when the member presses the button for it. Rejects without a position. */
export function requestPosition(geolocation: Geolocation | undefined = navigator.geolocation): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new Error('this browser has no positions'));
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => reject(new Error(`no position (${error.code})`)),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: MAX_POSITION_AGE_MS, enableHighAccuracy: false },
    );
  });
}
