/** Names of this machine, as the host of a URL has them. */
const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether what is sent to an address can be read on its way there: it is not encrypted, and leaves this machine. */
export const isReadableOnTheWay = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && !loopbackHosts.includes(hostname);
