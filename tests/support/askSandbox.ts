import type { Sandbox } from '../../scripts/backend/sandbox/startSandbox.ts';

interface SandboxAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
  body: any;
}

/** Asks a sandbox over HTTP, without the app, with a token or without one, from the usual client or another. */
export async function askSandbox(
  { origin }: Pick<Sandbox, 'origin'>,
  token: string | null,
  method: string,
  path: string,
  body?: unknown,
  client?: string,
): Promise<SandboxAnswer> {
  const response = await fetch(origin + path, {
    method,
    // Uncompressed: compression would be half of the work.
    headers: {
      'Accept-Encoding': 'identity',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(client && { 'X-Forwarded-For': client }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: /^[{[]/.test(text) ? JSON.parse(text) : text };
}

/** Returns the token of an account of a sandbox. */
export function tokenOf({ accounts }: Pick<Sandbox, 'accounts'>, email: string): string {
  const account = accounts.find((each) => each.email === `${email}@sandbox.example`);
  if (!account) throw new Error(`the sandbox has no account ${email}`);
  return account.token;
}
