/** Sends one end of a new message channel to the frame, whose opaque origin can only be addressed as `*`. */
export function connectToFrame(frame: HTMLIFrameElement): MessagePort {
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage({ type: 'connect' }, '*', [port2]);
  return port1;
}
