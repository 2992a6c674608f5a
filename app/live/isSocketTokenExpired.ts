import { jwtDecode } from 'jwt-decode';

/** Whether the token of the socket says that it is over; one that says nothing is left to the gateway to judge. */
export function isSocketTokenExpired(token: string, now: number): boolean {
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
}
