/** Names of this machine in the host of a URL. */
const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether data to an address can be read on its way: it is not encrypted, and leaves this machine. */
export const isReadableOnTheWay = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && !loopbackHosts.includes(hostname);
