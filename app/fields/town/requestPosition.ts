export interface Coordinates {
  lat: number;
  lng: number;
}

/** Nobody waits longer than this for a device that cannot find out where it is (milliseconds). */
const POSITION_TIMEOUT_MS = 15_000;

/** Where the device is; only ever asked for when the member presses the button for it. */
export function requestPosition(geolocation: Geolocation | undefined = navigator.geolocation): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new Error('this browser has no positions'));
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      (error) => reject(new Error(`no position (${error.code})`)),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: 600_000, enableHighAccuracy: false },
    );
  });
}
