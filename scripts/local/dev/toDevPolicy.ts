/** Sources that hot reload needs beyond production. */
interface HotReloadSources {
  /** The nonce of the scripts and styles that Vite puts into the page. */
  nonce: string;
  /** Origin of Vite's socket. */
  socket: string;
}

/**
 * Adds the sources of hot reload to the content security policy of production, and removes nothing: what production
 * would refuse is refused here.
 *
 * @param policy the value of the header, directives separated by semicolons
 */
export function toDevPolicy(policy: string, { nonce, socket }: HotReloadSources): string {
  const added: Readonly<Record<string, string>> = {
    'script-src': `'nonce-${nonce}'`,
    'style-src': `'nonce-${nonce}'`,
    'connect-src': socket,
  };
  return policy
    .split('; ')
    .map((directive) => {
      const source = added[directive.split(' ', 1)[0]!];
      return source === undefined ? directive : `${directive} ${source}`;
    })
    .join('; ');
}
