import { jwtDecode } from 'jwt-decode';

/** Whether the socket's token has expired at a time in milliseconds; false for a token without `exp`. */
export function isSocketTokenExpired(token: string, now: number): boolean {
  try {
    const { exp } = jwtDecode(token);
    return typeof exp === 'number' && exp * 1000 <= now;
  } catch {
    return false;
  }
}
